import { useEffect, useMemo, useState } from 'react';
import type { BattleWatchProps } from '#/play/sheet/SheetPage';
import { lastBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { useSession } from '#/store/react';
import { isHere } from '../../rules';
import type { Row } from '../../sheet/entry';
import { applies } from '../../sheet/facts';
import { sheet } from '../../sheet/sheet';
import { RULES } from '../game';
import { GAME } from '../name';

/** Follows the battle that is on, so that the sheet reads as its options and its card say. */
export default function BattleWatch({ visit, onChange }: BattleWatchProps) {
  const [id, setId] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up anew at every visit
  useEffect(() => {
    let here = true;
    lastBattle(database).then(
      (row) => here && setId(row?.game === GAME ? row.id : null),
      // With a store that cannot be read, the sheet is as useful as paper.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [visit]);
  return id && <Follow key={id} id={id} onChange={onChange} />;
}

function Follow({ id, onChange }: Pick<BattleWatchProps, 'onChange'> & { readonly id: string }) {
  const open = useSession(RULES, id);
  const session = open.status === 'open' ? open.session : null;
  const battle = open.status === 'open' ? open.view.state : null;
  const options = battle?.options;
  const card = battle?.card;
  const entries = useMemo(() => (options && card ? sheet(options, card) : []), [options, card]);
  useEffect(() => {
    if (!session || !battle || battle.ended) return onChange(null);
    onChange({
      id,
      phase: battle.phase,
      entries,
      units: Object.values(battle.units)
        .filter(isHere)
        .map((unit) => ({
          id: unit.id,
          name: unit.name,
          applies: ({ when }: Row) => when !== undefined && applies(when, unit),
        })),
      choose: (option, value) =>
        void session.run({ type: 'setOptions', options: { ...battle.options, [option]: value } }),
    });
  }, [id, session, battle, entries, onChange]);
  return null;
}
