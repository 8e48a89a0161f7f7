import { useState } from 'react';
import { Button } from '#/ui/Button';
import { RuleCode } from '#/ui/RuleCode';
import { Ruled } from '#/ui/Ruled';
import { SideMark } from '#/ui/SideMark';
import {
  type Battle,
  type Command,
  FIGURES,
  mustPursue,
  otherSide,
  pointsToGo,
  saversNeeded,
  type UnitId,
} from '../../rules';
import { answerers } from '../board/offers';
import css from './OpenAttack.module.css';

export interface OpenAttackProps {
  readonly battle: Battle;
  readonly onAct: (command: Command) => void;
}

/** What a thrown attack waits for, asked of the player whose choice it is (HIT-1, PURS-1). */
export function OpenAttack({ battle, onAct }: OpenAttackProps) {
  const { attack } = battle;
  const target = attack && battle.units[attack.target];
  // A win counts at once (WIN-1): nobody is asked any more.
  if (!target || battle.ended) return null;
  return attack.due === 'save' ? (
    <SaveChoice key={target.id} battle={battle} onAct={onAct} />
  ) : (
    <PursuitChoice battle={battle} onAct={onAct} />
  );
}

function SaveChoice({ battle, onAct }: OpenAttackProps) {
  const [chosen, setChosen] = useState<readonly UnitId[]>([]);
  const target = battle.units[battle.attack?.target ?? ''];
  if (!target) return null;
  const needed = saversNeeded(target);
  const choose = (id: UnitId) => {
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    if (next.length === needed) onAct({ type: 'save', savers: next });
    else setChosen(next);
  };
  const wins = pointsToGo(battle, otherSide(target.side)) <= FIGURES.points[target.kind];
  return (
    <section className={css.openAttack} data-open-attack aria-label="The defender chooses">
      <h3>
        <SideMark side={target.side} /> {battle.armies[target.side].name} choose
      </h3>
      <p>
        {target.name} is hit and would rout
        {wins && <b>: {battle.armies[otherSide(target.side)].name} win</b>}.{' '}
        {needed === 1
          ? 'A fresh neighbour can become spent instead'
          : `${needed} fresh neighbours can become spent instead`}{' '}
        (<RuleCode rule="HIT" />
        ).
      </p>
      <div className={css.openAttackWays}>
        {answerers(battle).map(({ id, name }) => (
          <Button key={id} aria-pressed={chosen.includes(id)} onClick={() => choose(id)}>
            {name} saves
          </Button>
        ))}
        <Button kind="main" onClick={() => onAct({ type: 'letRout' })}>
          Let it rout
        </Button>
      </div>
    </section>
  );
}

function PursuitChoice({ battle, onAct }: OpenAttackProps) {
  const must = mustPursue(battle);
  const { name } = battle.armies[battle.side];
  return (
    <section className={css.openAttack} data-open-attack aria-label="Pursuit">
      <h3>
        <SideMark side={battle.side} /> {name} {must ? 'must pursue' : 'may pursue'}
      </h3>
      <p>
        <Ruled
          text={
            must
              ? 'The inferior army sends one of the attackers after the rout (PURS-2).'
              : 'One of the attackers may go into the empty hex (PURS-1).'
          }
        />
      </p>
      <div className={css.openAttackWays}>
        {answerers(battle).map((unit) => (
          <Button
            key={unit.id}
            kind={must ? 'main' : 'plain'}
            onClick={() => onAct({ type: 'pursue', unit: unit.id })}
          >
            {unit.name} pursues
          </Button>
        ))}
        {!must && (
          <Button kind="main" onClick={() => onAct({ type: 'stay' })}>
            Nobody
          </Button>
        )}
      </div>
    </section>
  );
}
