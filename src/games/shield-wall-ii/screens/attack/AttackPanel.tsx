import { useState } from 'react';
import type { EntryText } from '#/core/kernel';
import { Button } from '#/ui/Button';
import { Die } from '#/ui/Die';
import { Panel } from '#/ui/Panel';
import { Ruled } from '#/ui/Ruled';
import {
  attackOf,
  type Battle,
  type Command,
  decide,
  type Event,
  guide,
  hitWays,
  type Ticks,
  targetsOf,
  tell,
  type UnitId,
} from '../../rules';
import { hitWords } from '../board/hexWords';
import { attackersOf } from '../tally/tap';
import css from './AttackPanel.module.css';
import { AttackSum } from './AttackSum';
import { OpenAttack } from './OpenAttack';
import { TableTicks } from './TableTicks';
import { ThrowBar } from './ThrowBar';

export interface AttackPanelProps {
  readonly battle: Battle;
  readonly target: UnitId;
  /** Those who are suggested; the player may change them. */
  readonly attackers: readonly UnitId[];
  readonly onAct: (command: Command) => void;
  readonly onClose: () => void;
}

/** What was done in this panel, in the order in which it happened. */
interface Done {
  readonly told: EntryText;
  readonly events: readonly Event[];
}

/** An attack from who joins in to what came of it; what was thrown is applied at once. */
export function AttackPanel({ battle, target, attackers, onAct, onClose }: AttackPanelProps) {
  const [chosen, setChosen] = useState(attackers);
  const [ticks, setTicks] = useState<Ticks>({});
  const [done, setDone] = useState<readonly Done[]>([]);
  const act = (command: Command) => {
    const decided = decide(battle, command);
    if (decided.ok) {
      const told = tell(battle, command, decided.value);
      setDone([...done, { told, events: decided.value }]);
    } else onClose();
    onAct(command);
  };
  const unit = battle.units[target];
  if (!unit) return null;
  return (
    <Panel
      title={`Attack on ${unit.name}`}
      onClose={onClose}
      footer={
        done.length === 0 ? (
          <Before
            battle={battle}
            target={target}
            chosen={chosen}
            ticks={ticks}
            onThrow={(face) => act({ type: 'attack', target, attackers: chosen, face, ...ticks })}
          />
        ) : (
          (!battle.attack || battle.ended) && (
            <Button kind="main" onClick={onClose}>
              Done
            </Button>
          )
        )
      }
    >
      {done.length === 0 ? (
        <Plan
          battle={battle}
          target={target}
          chosen={chosen}
          ticks={ticks}
          onChoose={(next) => {
            setChosen(next);
            setTicks(tickedOf(ticks, next));
          }}
          onTick={setTicks}
        />
      ) : (
        <>
          {done.map(({ told, events }) => (
            <Result key={told.title} told={told} events={events} side={unit.side} />
          ))}
          <OpenAttack battle={battle} onAct={act} />
          <ul className={css.attackNeeds} aria-label="What each side still needs">
            {guide(battle).needs.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

interface PlanProps {
  readonly battle: Battle;
  readonly target: UnitId;
  readonly chosen: readonly UnitId[];
  /** What the table shows and the phone cannot see. */
  readonly ticks: Ticks;
}

/** The ticks of those who still attack. */
const tickedOf = (ticks: Ticks, chosen: readonly UnitId[]): Ticks =>
  Object.fromEntries(
    Object.entries(ticks).map(([key, ids]) => [key, ids?.filter((id) => chosen.includes(id))]),
  );

const unitsIn = ({ units }: Battle, ids: readonly UnitId[]) => ids.flatMap((id) => units[id] ?? []);

/** Who joins in, and what it comes to. */
function Plan({
  battle,
  target,
  chosen,
  ticks,
  onChoose,
  onTick,
}: PlanProps & {
  readonly onChoose: (chosen: readonly UnitId[]) => void;
  readonly onTick: (ticks: Ticks) => void;
}) {
  const unit = battle.units[target];
  if (!unit) return null;
  const able =
    battle.mode === 'tally'
      ? attackersOf(battle, unit)
      : (targetsOf(battle).find((each) => each.unit.id === target)?.attackers ?? []);
  const attackers = unitsIn(battle, chosen);
  const toggle = (id: UnitId) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
      <div className={css.attackers} role="group" aria-label="Who attacks, a command each">
        {able.map(({ id, name }) => (
          <Button
            key={id}
            aria-pressed={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= battle.commands.left}
            onClick={() => toggle(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      {battle.mode === 'tally' && (
        <TableTicks attackers={attackers} ticks={ticks} onTick={onTick} />
      )}
      {attackers.length > 0 && (
        <AttackSum
          attack={attackOf(battle, unit, attackers, ticks)}
          names={attackers.map(({ name }) => name)}
          target={unit.name}
        />
      )}
      <p className={css.attackMeans}>
        {unit.name} is {unit.state}: {hitWords(battle, unit)}.
        {battle.phase === 'orders' && <Ruled text=" No moves after this (TURN-2)." />}
      </p>
    </>
  );
}

function Before({
  battle,
  target,
  chosen,
  ticks,
  onThrow,
}: PlanProps & { readonly onThrow: (face: number | null) => void }) {
  const unit = battle.units[target];
  if (!unit) return null;
  const ways =
    chosen.length === 0 ? 0 : hitWays(attackOf(battle, unit, unitsIn(battle, chosen), ticks));
  return <ThrowBar ways={ways} off={chosen.length === 0} onThrow={onThrow} />;
}

interface ResultProps extends Done {
  readonly side: 'red' | 'black';
}

function Result({ told, events, side }: ResultProps) {
  const die = events.find((event) => event.type === 'die');
  return (
    <div className={css.attackResult} role="status">
      {die && (
        <p className={css.attackVerdict}>
          {die.face !== null && <Die face={die.face} hit={die.hit} side={side} />}
          <b>{die.hit ? 'Hit' : 'No hit'}</b>
        </p>
      )}
      <b>{told.title}</b>
      <ul>
        {told.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
