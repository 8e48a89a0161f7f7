import { type Battle, type Contingent, FIGURES, type Options } from '#/games/shieldwall/rules';
import { difference } from '#/games/shieldwall/sheet/differences';
import { Choice } from '#/ui/Choice';
import { useToolBattle } from './toolBattle';

type Reading = Options['commanderKilled'];

const { rule, readings } = difference('commanderKilled');

/** OPT-CINC: the gravest of the readings that differ; when it decides, the other is a tap away. */
export function CommanderFalls({ after }: { readonly after: Battle }) {
  const { battle, run } = useToolBattle();
  const falls = (contingent: Contingent) =>
    contingent.leader.commander &&
    contingent.leader.fate === 'leading' &&
    after.contingents[contingent.id]?.leader.fate !== 'leading';
  const commander = Object.values(battle.contingents).find(falls);
  if (!commander) return null;
  const { commanderKilled } = battle.options;
  const options = readings.map(({ value, text, source }) => ({
    id: value,
    word: `${text} (${source})`,
  }));
  return (
    <Choice<Reading>
      label={`${commander.leader.name} was commander in chief: who loses ${-FIGURES.leaderLostLevels} level? (${rule})`}
      options={options}
      value={commanderKilled}
      onSet={(reading) =>
        void run({ type: 'setOptions', options: { ...battle.options, commanderKilled: reading } })
      }
    />
  );
}
