import { useState } from 'react';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Die } from '#/ui/Die';
import { Switch } from '#/ui/Switch';
import { type Attack, type Attacker, hitWays, type Kind } from '../../rules';
import { AttackSum } from '../attack/AttackSum';
import { ThrowBar } from '../attack/ThrowBar';
import css from './tools.module.css';

const NEW: Attacker = { kind: 'warband', downhill: false, friendInFront: false };
const TARGETS: readonly { readonly id: Kind; readonly word: string }[] = [
  { id: 'warband', word: 'Warband' },
  { id: 'lord', word: 'Lord’s warband' },
  { id: 'camp', word: 'Camp' },
];
const MOST = { warband: 6, lord: 6, camp: 4 };

/** Any attack, without a battle: parts, chance, die (ATT). */
export function AttackTool() {
  const [attack, setAttack] = useState<Attack>({ target: 'warband', attackers: [NEW] });
  const [thrown, setThrown] = useState<{ face: number | null; hit: boolean } | null>(null);
  const { target, attackers } = attack;
  const ways = hitWays(attack);
  const set = (next: Attack) => {
    setThrown(null);
    setAttack({ ...next, attackers: next.attackers.slice(0, MOST[next.target]) });
  };
  const setAt = (place: number, change: Partial<Attacker>) =>
    set({ target, attackers: attackers.with(place, { ...NEW, ...attackers[place], ...change }) });
  return (
    <>
      <Card title="Who attacks whom">
        <Choice
          label="Target"
          options={TARGETS}
          value={target}
          onSet={(kind) => set({ target: kind, attackers })}
        />
        {attackers.map((attacker, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attacker is known by its place
          <section key={place} className={css.swAttacker} aria-label={`Attacker ${place + 1}`}>
            <Switch
              on={attacker.kind === 'lord'}
              onSet={(lord) => setAt(place, { kind: lord ? 'lord' : 'warband' })}
            >
              {place + 1}: lord’s warband
            </Switch>
            <Switch on={attacker.downhill} onSet={(downhill) => setAt(place, { downhill })}>
              Stands higher
            </Switch>
            <Switch
              on={attacker.friendInFront}
              onSet={(friendInFront) => setAt(place, { friendInFront })}
            >
              Friend in its other front hex
            </Switch>
          </section>
        ))}
        <div className={css.swMore}>
          <Button
            icon="plus"
            disabled={attackers.length >= MOST[target]}
            onClick={() => set({ target, attackers: [...attackers, NEW] })}
          >
            One more attacker
          </Button>
          <Button
            icon="minus"
            disabled={attackers.length === 1}
            onClick={() => set({ target, attackers: attackers.slice(0, -1) })}
          >
            One fewer
          </Button>
        </div>
      </Card>
      <Card title="The attack">
        <AttackSum
          attack={attack}
          names={attackers.map(({ kind }) => (kind === 'lord' ? 'Lord' : 'Warband'))}
          target={TARGETS.find(({ id }) => id === target)?.word.toLowerCase() ?? ''}
        />
        {thrown && (
          <p className={css.swThrown} role="status">
            {thrown.face !== null && <Die face={thrown.face} hit={thrown.hit} />}
            {thrown.hit ? 'Hit' : 'No hit'}
          </p>
        )}
        <ThrowBar
          ways={ways}
          onThrow={(face) => setThrown({ face, hit: face === null ? ways > 0 : face <= ways })}
        />
      </Card>
    </>
  );
}
