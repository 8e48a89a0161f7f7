import { Suspense } from 'react';
import { BattleTable } from '#/play/roll/BattleTable';
import { ScratchTable } from '#/play/roll/ScratchTable';
import { ToolFrame } from '#/play/roll/ToolFrame';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { useOwnQuery, useParams } from '#/ui/navigation';
import { TOOLS_PATH } from './address';
import { scratchBattle } from './scratch';
import { type About, ROLL_GAME } from './toolBattle';
import { TOOLS, type ToolEntry } from './tools';

/** A table of the sheet whose dice another calculator throws. */
const ALIASES: Readonly<Record<string, string>> = { refusal: 'duel' };

/** One calculator, by its address: in a battle and for somebody, or on its own. */
export default function ToolPage() {
  const { tool = '' } = useParams();
  const query = useOwnQuery(`${TOOLS_PATH}/${tool}`);
  const entry = TOOLS.find((each) => each.id === (ALIASES[tool] ?? tool));
  if (!entry) {
    return (
      <ToolFrame title="Tools" home={TOOLS_PATH}>
        <p className={toolFrame.toolNote}>There is no tool called “{tool}”.</p>
      </ToolFrame>
    );
  }
  const about = {
    unit: query.get('unit'),
    contingent: query.get('contingent'),
    extraDie: query.has('extraDie'),
  };
  const battle = query.get('battle');
  const who = `${entry.id} ${battle} ${about.unit} ${about.contingent} ${about.extraDie}`;
  return battle ? (
    <BattleTable
      key={who}
      game={ROLL_GAME}
      id={battle}
      title={entry.name}
      anyway={query.has('anyway')}
      path={`${TOOLS_PATH}/${tool}?${query}`}
    >
      <Loaded entry={entry} about={about} />
    </BattleTable>
  ) : (
    <ScratchTable key={who} game={ROLL_GAME} begin={() => scratchBattle(entry.phase)}>
      <Loaded entry={entry} about={about} />
    </ScratchTable>
  );
}

function Loaded({ entry, about }: { readonly entry: ToolEntry; readonly about: About }) {
  return (
    <Suspense fallback={<ToolFrame title={entry.name}>{null}</ToolFrame>}>
      <entry.Tool about={about} />
    </Suspense>
  );
}
