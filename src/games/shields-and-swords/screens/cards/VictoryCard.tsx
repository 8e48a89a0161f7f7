import { Card as Box } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { SIDES, TYPE_NAMES, UNIT_TYPES, type Victory } from '../../rules';
import type { CardEditorProps } from './parts';

const CHECKED = [
  { id: 'opponentsTurn', word: 'after the opponent’s turn' },
  { id: 'ownTurn', word: 'after its own turn' },
  { id: 'everyTurn', word: 'after every turn' },
] as const;
const MOST = 99;
const USUAL = { target: 25, turns: 10 };

/** Who begins, who holds initiative, what units are worth, how the battle is won and ends. */
export function VictoryCard({ card, onChange }: CardEditorProps) {
  const { victory } = card;
  const set = (change: Partial<Victory>) =>
    onChange({ ...card, victory: { ...victory, ...change } }, { words: 'Change the victory' });
  const sides = SIDES.map((side) => ({ id: side, word: card.sides[side].name || side, side }));
  return (
    <Box title="Beginning and victory">
      <Choice
        label="Moves first"
        options={sides}
        value={card.first}
        onSet={(first) => onChange({ ...card, first }, { words: 'Who moves first' })}
      />
      <Choice
        label="Holds initiative"
        options={[...sides, { id: 'none' as const, word: 'Nobody' }]}
        value={card.initiative ?? 'none'}
        onSet={(side) =>
          onChange(
            { ...card, initiative: side === 'none' ? null : side },
            { words: 'Who holds initiative' },
          )
        }
      />
      {UNIT_TYPES.map((type) => (
        <Stepper
          key={type}
          label={`Points for ${TYPE_NAMES[type].toLowerCase()}`}
          value={victory.points[type]}
          most={MOST}
          onSet={(points) => set({ points: { ...victory.points, [type]: points } })}
        />
      ))}
      <Switch
        on={victory.target !== null}
        onSet={(on) => set({ target: on ? USUAL.target : null })}
      >
        Points win
      </Switch>
      {victory.target !== null && (
        <>
          <Stepper
            label="Points that win"
            value={victory.target}
            least={1}
            most={MOST}
            onSet={(target) => set({ target })}
          />
          <Stepper
            label="More than the enemy by"
            value={victory.lead}
            most={MOST}
            onSet={(lead) => set({ lead })}
          />
          <Choice
            label="A side is tested"
            options={CHECKED}
            value={victory.checked}
            onSet={(checked) => set({ checked })}
          />
        </>
      )}
      <Switch on={victory.turns !== null} onSet={(on) => set({ turns: on ? USUAL.turns : null })}>
        Ends after a number of turns
      </Switch>
      {victory.turns !== null && (
        <Stepper
          label="Turns of each side"
          value={victory.turns}
          least={1}
          most={MOST}
          onSet={(turns) => set({ turns })}
        />
      )}
      <Switch on={victory.sideGone} onSet={(sideGone) => set({ sideGone })}>
        Ends when a side has no unit left
      </Switch>
    </Box>
  );
}
