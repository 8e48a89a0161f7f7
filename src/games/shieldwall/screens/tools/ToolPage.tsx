import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useOwnQuery } from '../../../../ui/useOwnQuery';
import { BattleField } from './BattleField';
import type { About } from './field';
import { ScratchField } from './ScratchField';
import { ToolFrame } from './ToolFrame';
import { TOOLS, type ToolEntry } from './tools';

/** A table of the sheet whose dice another calculator throws. */
const ALIASES: Readonly<Record<string, string>> = { refusal: 'duel' };

/** One calculator, by its address: in a battle and for somebody, or on its own. */
export default function ToolPage() {
  const { tool = '' } = useParams();
  const query = useOwnQuery(`/tools/${tool}`);
  const entry = TOOLS.find((each) => each.id === (ALIASES[tool] ?? tool));
  if (!entry) {
    return (
      <ToolFrame title="Tools">
        <p className="tool-note">There is no tool called “{tool}”.</p>
      </ToolFrame>
    );
  }
  const about = { unit: query.get('unit'), contingent: query.get('contingent') };
  const battle = query.get('battle');
  const who = `${entry.id} ${battle} ${about.unit} ${about.contingent}`;
  return battle ? (
    <BattleField key={who} id={battle} title={entry.name}>
      <Loaded entry={entry} about={about} />
    </BattleField>
  ) : (
    <ScratchField key={who} phase={entry.phase}>
      <Loaded entry={entry} about={about} />
    </ScratchField>
  );
}

function Loaded({ entry, about }: { readonly entry: ToolEntry; readonly about: About }) {
  return (
    <Suspense fallback={<ToolFrame title={entry.name}>{null}</ToolFrame>}>
      <entry.Tool about={about} />
    </Suspense>
  );
}
