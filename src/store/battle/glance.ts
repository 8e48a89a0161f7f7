import { top } from '#/core/journal';
import type { Rules } from '#/core/rules';
import type { Database } from '../database';
import type { BattleRow } from '../rows';
import { answer } from '../trouble';
import { followRows, linesAfter } from './lines';
import { States } from './states';
import { countUnderstood, upgradedSetup } from './understood';

/** How a battle stands, read once without opening it. Fails where it cannot be read: opening it says why. */
export function stateOf<Setup, State, Command, Event, Refusal>(
  db: Database,
  rules: Rules<Setup, State, Command, Event, Refusal>,
  battle: BattleRow,
): Promise<State> {
  const read = async () => {
    const begun = rules.begin(upgradedSetup(rules, battle));
    if (db.unsaved.begun.has(battle.id)) return begun;
    const states = new States(db, rules, battle.id, begun);
    const known = await states.lastSnapshot();
    const rows = await linesAfter(db, battle.id, known);
    const { journal } = followRows(known, rows.slice(0, countUnderstood(rules, rows)));
    return states.at(journal, top(journal), rows);
  };
  return answer(read());
}
