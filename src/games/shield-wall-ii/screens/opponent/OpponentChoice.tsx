import { Choice } from '#/ui/Choice';
import { type Battle, LEVELS, type Level, type Opponent, SIDES, type Side } from '../../rules';

interface OpponentChoiceProps {
  readonly armies: Readonly<Record<Side, Pick<Battle['armies'][Side], 'name'>>>;
  readonly opponent: Opponent | null;
  readonly onSet: (opponent: Opponent | null) => void;
}

const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** Two people, or a side that the phone plays and how well. */
export function OpponentChoice({ armies, opponent, onSet }: OpponentChoiceProps) {
  return (
    <>
      <Choice
        label="The phone plays"
        options={[
          { id: 'nobody', word: 'Nobody' },
          ...SIDES.map((side) => ({ id: side, word: armies[side].name, side })),
        ]}
        value={opponent?.side ?? 'nobody'}
        onSet={(id) =>
          onSet(id === 'nobody' ? null : { side: id as Side, level: opponent?.level ?? 'medium' })
        }
      />
      {opponent && (
        <Choice
          label="Strength"
          options={LEVELS.map((level) => ({ id: level, word: LEVEL_WORDS[level] }))}
          value={opponent.level}
          onSet={(level) => onSet({ ...opponent, level })}
        />
      )}
    </>
  );
}
