import { useEffect, useMemo } from 'react';
import type { KernelTypes, RulesOf } from '#/core/kernel';
import type { Entry } from '#/core/sheet';
import { useLastBattle } from '#/store/lastBattle';
import { useSession } from '#/store/react';
import type { BattleOn, SheetUnit } from './book';

export interface BattleWatchProps {
  readonly onChange: (battle: BattleOn | null) => void;
}

interface WatchedTypes extends KernelTypes {
  readonly state: { readonly phase: string; readonly ended: unknown; readonly options: object };
}

interface Props<G extends WatchedTypes> extends BattleWatchProps {
  readonly game: string;
  readonly rules: RulesOf<G>;
  // All three must stay the same from render to render.
  readonly entriesOf: (battle: G['state']) => readonly Entry[];
  readonly unitsOf: (battle: G['state']) => readonly SheetUnit[];
  readonly setOptions: (options: G['state']['options']) => G['command'];
}

/** Tells the sheet about the battle that is being played, if it is one of this game. */
export function WatchBattle<G extends WatchedTypes>(props: Props<G>) {
  const last = useLastBattle();
  if (last?.game !== props.game) return null;
  return <Watch<G> key={last.id} id={last.id} {...props} />;
}

function Watch<G extends WatchedTypes>({
  id,
  rules,
  entriesOf,
  unitsOf,
  setOptions,
  onChange,
}: Props<G> & { readonly id: string }) {
  const open = useSession(rules, id);
  const session = open.status === 'open' ? open.session : null;
  const battle = open.status === 'open' ? open.view.state : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of all that changes in a battle, its options alone change the sheet
  const entries = useMemo(() => (battle ? entriesOf(battle) : []), [battle?.options, entriesOf]);
  useEffect(() => {
    if (!session || !battle || battle.ended) return onChange(null);
    onChange({
      id,
      phase: battle.phase,
      entries,
      units: unitsOf(battle),
      choose: (option, value) =>
        void session.run(setOptions({ ...battle.options, [option]: value })),
    });
  }, [id, session, battle, entries, unitsOf, setOptions, onChange]);
  useEffect(() => () => onChange(null), [onChange]);
  return null;
}
