import './NoBattle.css';
import { useIonRouter } from '@ionic/react';
import { beginBattle } from '../../../../store/battles';
import type { BattleRow } from '../../../../store/database';
import { database } from '../../../../store/home';
import { useBattles } from '../../../../store/react';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Content } from '../../../../ui/Content';
import { SideMark } from '../../../../ui/SideMark';
import { QUICK_SHEET } from '../../rules/options';
import { SCENARIOS, type Scenario } from '../../scenarios';
import { GAME } from '../name';
import { defaultOptions } from '../setup/defaultOptions';

/** One tap to a ready battle, or back to one that is open. */
export function NoBattle({ onOpen }: { readonly onOpen: (row: BattleRow) => void }) {
  const router = useIonRouter();
  const battles = useBattles();
  const begin = async ({ armies, starts, notes, ...scenario }: Scenario) => {
    // A battle can be fought even while the storage cannot be read.
    const options = await defaultOptions().catch(() => QUICK_SHEET);
    const setup = { armies, starts, notes, options, seed: crypto.randomUUID() };
    onOpen(beginBattle(database, { game: GAME, name: titleOf(scenario), setup }));
  };
  const rows = battles.status === 'read' ? battles.value.filter((row) => row.game === GAME) : [];
  const [first, ...others] = SCENARIOS;
  return (
    <Content>
      <div className="no-battle">
        <div className="no-battle-head">
          <img src="./icons/icon.svg" alt="" width="72" height="72" />
          <div>
            <h1>Shieldwall Companion</h1>
            <p>Pebbles, levels, leaders and dice for a battle on the table.</p>
          </div>
        </div>
        {battles.status === 'trouble' && (
          <p role="alert">
            {battles.trouble.risk} {battles.trouble.advice}
          </p>
        )}
        <Button kind="main" onClick={() => void begin(first)}>
          <span className="no-battle-first">
            Fight {titleOf(first)}
            <small>
              {first.armies.red.name} against {first.armies.black.name}
            </small>
          </span>
        </Button>
        <Button icon="plus" onClick={() => router.push('/battle/new')}>
          New battle with your armies
        </Button>
        {rows.length > 0 && (
          <Card title="Open battles">
            <ul className="no-battle-list">
              {rows.map((row) => (
                <li key={row.id}>
                  <button type="button" onClick={() => onOpen(row)}>
                    <bdi>{row.name}</bdi>
                    <small>{new Date(row.updated).toLocaleString([], WHEN)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card title="Other ready-made battles">
          <ul className="no-battle-list">
            {others.map((scenario) => (
              <li key={scenario.id}>
                <button type="button" onClick={() => void begin(scenario)}>
                  <b>{titleOf(scenario)}</b>
                  <span className="no-battle-sides">
                    <SideMark side="red" /> {scenario.armies.red.name}
                    <SideMark side="black" /> {scenario.armies.black.name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Content>
  );
}

const titleOf = ({ name, year }: Pick<Scenario, 'name' | 'year'>): string => `${name} ${year}`;

const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
