import {
  type Card,
  type Contingent,
  choicesOf,
  type GodChoice,
  picker,
  type Unit,
} from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { useToolBattle } from '../toolBattle';
import { WhichLeader } from '../WhichLeader';
import { WhichUnit } from '../WhichUnit';

export interface TargetProps {
  readonly card: Card;
  /** As far as it has been made. */
  readonly choice: Partial<Record<'unit' | 'contingent' | 'challenges', string>>;
  readonly onChoose: (choice: TargetProps['choice']) => void;
}

/** Where there is only one to pick, he is picked. */
export function onlyChoice(choices: readonly GodChoice[]): TargetProps['choice'] {
  const only = (key: keyof TargetProps['choice']) => {
    const [id, another] = new Set(choices.map((each: TargetProps['choice']) => each[key]));
    return id !== undefined && another === undefined ? { [key]: id } : {};
  };
  return { ...only('unit'), ...only('contingent'), ...only('challenges') };
}

/** What is chosen as the kernel wants it; null while something is missing. */
export const wholeChoice = (
  choices: readonly GodChoice[],
  { unit, contingent, challenges }: TargetProps['choice'],
): GodChoice | null =>
  choices.find((each) =>
    'unit' in each
      ? each.unit === unit
      : each.contingent === contingent &&
        (!('challenges' in each) || each.challenges === challenges),
  ) ?? null;

/** Exactly those whom the card can be pointed at. */
export function Target({ card, choice, onChoose }: TargetProps) {
  const { battle } = useToolBattle();
  const side = picker(card);
  const choices = choicesOf(battle, card);
  if (!side) return null;
  const who = battle.sides[side].name;
  if (choices.length === 0) return <p className={toolFrame.toolNote}>There is nobody to pick.</p>;
  const units = choices.flatMap((each): Unit[] => {
    const unit = 'unit' in each ? battle.units[each.unit] : undefined;
    return unit ? [unit] : [];
  });
  if (units.length > 0) {
    return (
      <WhichUnit
        label={`${who}: pick a unit`}
        units={units}
        chosen={units.find((each) => each.id === choice.unit) ?? null}
        onChoose={({ id }) => onChoose({ unit: id })}
      />
    );
  }
  const leaders = named(choices, 'contingent', battle.contingents);
  const enemies = named(choices, 'challenges', battle.contingents);
  return (
    <>
      <WhichLeader
        label={enemies.length > 0 ? `${who}: pick the hero's contingent` : `${who}: pick a leader`}
        leaders={leaders}
        chosen={leaders.find((each) => each.id === choice.contingent) ?? null}
        onChoose={({ id }) => onChoose({ ...choice, contingent: id })}
      />
      {enemies.length > 0 && (
        <WhichLeader
          label="Whom he challenges"
          leaders={enemies}
          chosen={enemies.find((each) => each.id === choice.challenges) ?? null}
          onChoose={({ id }) => onChoose({ ...choice, challenges: id })}
        />
      )}
    </>
  );
}

const named = (
  choices: readonly GodChoice[],
  key: 'contingent' | 'challenges',
  contingents: Readonly<Record<string, Contingent>>,
): readonly Contingent[] => {
  const ids = choices.map((each: TargetProps['choice']) => each[key]);
  return [...new Set(ids)].flatMap((id) => (id && contingents[id]) || []);
};
