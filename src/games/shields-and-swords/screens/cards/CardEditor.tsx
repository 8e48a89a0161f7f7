import { useState } from 'react';
import { Breaches } from '#/play/saved/Breaches';
import savedPage from '#/play/saved/savedPage.module.css';
import { Card as Box } from '#/ui/Card';
import { TextField } from '#/ui/TextField';
import { breaches, SIDES } from '../../rules';
import { breachesAt, sizeOf } from './account';
import { ExtrasCard } from './ExtrasCard';
import type { CardEditorProps, OpenedEditorProps, OpenedPart } from './parts';
import { SideCard } from './SideCard';
import { UnitEditor } from './UnitEditor';
import { VictoryCard } from './VictoryCard';
import { WingEditor } from './WingEditor';

/** The whole card; everything opens by a tap and is kept at once. */
export function CardEditor({ card, onChange }: CardEditorProps) {
  const [opened, setOpened] = useState<OpenedPart | null>(null);
  const broken = breaches(card);
  return (
    <div className={savedPage.armies}>
      <Box>
        <TextField
          label="Name of the card"
          value={card.name}
          onSet={(name) => onChange({ ...card, name }, { words: 'Rename the card', field: 'card' })}
        />
        <p className={savedPage.armySize}>{sizeOf(card)}</p>
        <Breaches breaches={breachesAt(broken)} />
      </Box>
      {SIDES.map((side) => (
        <SideCard
          key={side}
          card={card}
          side={side}
          breaches={broken}
          onChange={onChange}
          onOpen={setOpened}
        />
      ))}
      <VictoryCard card={card} onChange={onChange} />
      <ExtrasCard card={card} onChange={onChange} />
      {opened && (
        <OpenedEditor
          card={card}
          opened={opened}
          onChange={onChange}
          onOpened={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

const OpenedEditor = (props: OpenedEditorProps) =>
  props.opened.unit === null ? <WingEditor {...props} /> : <UnitEditor {...props} />;
