import { Breaches } from '#/play/saved/Breaches';
import { Button } from '#/ui/Button';
import { Card as Box } from '#/ui/Card';
import { SideMark } from '#/ui/SideMark';
import { TextField } from '#/ui/TextField';
import type { Breach, Side } from '../../rules';
import { breachesAt, printedOn } from './account';
import styles from './cards.module.css';
import { withNewUnit, withNewWing, withSide } from './edit';
import { PoolEditor } from './PoolEditor';
import type { CardEditorProps, OpenedPart } from './parts';

export interface SideCardProps extends CardEditorProps {
  readonly side: Side;
  readonly breaches: readonly Breach[];
  readonly onOpen: (opened: OpenedPart) => void;
}

/** A side: its name, its wings with their units, its markers. */
export function SideCard({ card, side, breaches, onChange, onOpen }: SideCardProps) {
  const { name, wings } = card.sides[side];
  return (
    <Box
      title={
        <>
          <SideMark side={side} /> <bdi>{name || 'Untitled'}</bdi>
        </>
      }
    >
      <TextField
        label={`Name of the ${side} side`}
        value={name}
        onSet={(next) =>
          onChange(withSide(card, side, { name: next }), {
            words: 'Rename a side',
            field: `side ${side}`,
          })
        }
      />
      <Breaches breaches={breachesAt(breaches, side)} />
      {wings.map((wing, place) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: two wings may bear one name
          key={place}
          className={styles.wing}
          aria-label={`${name}, wing ${place + 1}: ${wing.name}`}
        >
          <Button onClick={() => onOpen({ side, wing: place, unit: null })}>
            <bdi>{wing.name || 'Untitled'}</bdi>
            <small>
              {wing.colour}, {wing.markers} a turn
            </small>
          </Button>
          <Breaches breaches={breachesAt(breaches, side, place)} />
          <ul>
            {wing.units.map((unit, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two units may bear one name
              <li key={at}>
                <button type="button" onClick={() => onOpen({ side, wing: place, unit: at })}>
                  <b>{printedOn(unit)}</b>
                  <bdi>{unit.name || 'Untitled'}</bdi>
                </button>
                <Breaches breaches={breachesAt(breaches, side, place, at)} />
              </li>
            ))}
          </ul>
          <Button
            icon="plus"
            aria-label={`Add a unit to ${wing.name}`}
            onClick={() =>
              onChange(withNewUnit(card, side, place), { words: `Add a unit to ${wing.name}` })
            }
          >
            Add a unit
          </Button>
        </section>
      ))}
      <Button
        icon="plus"
        aria-label={`Add a wing to ${name}`}
        onClick={() => onChange(withNewWing(card, side), { words: `Add a wing to ${name}` })}
      >
        Add a wing
      </Button>
      <PoolEditor card={card} side={side} onChange={onChange} />
    </Box>
  );
}
