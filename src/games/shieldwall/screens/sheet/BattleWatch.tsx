import { useEffect, useMemo, useState } from 'react';
import { unitsInOrder } from '#/games/shieldwall/rules';
import type { Row } from '#/games/shieldwall/sheet/entry';
import { applies } from '#/games/shieldwall/sheet/facts';
import { sheet } from '#/games/shieldwall/sheet/sheet';
import type { BattleWatchProps } from '#/play/sheet/SheetPage';
import { lastBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { useSession } from '#/store/react';
import { RULES } from '../game';
import { GAME } from '../name';

/** Follows the battle that is on. Apart from the page, which can be read before the kernel is there. */
export default function BattleWatch({ visit, onChange }: BattleWatchProps) {
  const [id, setId] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up anew at every visit
  useEffect(() => {
    let here = true;
    const playing = lastBattle(database).then(
      (row) => (row?.game === GAME ? row.id : null),
      // With a store that cannot be read, the sheet is as useful as paper.
      () => null,
    );
    playing.then((found) => here && setId(found));
    return () => {
      here = false;
    };
  }, [visit]);
  return id && <Follow key={id} id={id} onChange={onChange} />;
}

interface FollowProps extends Pick<BattleWatchProps, 'onChange'> {
  readonly id: string;
}

function Follow({ id, onChange }: FollowProps) {
  const open = useSession(RULES, id);
  const session = open.status === 'open' ? open.session : null;
  const battle = open.status === 'open' ? open.view.state : null;
  const options = battle?.options;
  const entries = useMemo(() => (options ? sheet(options) : []), [options]);
  useEffect(() => {
    if (!session || !battle || battle.ended) return onChange(null);
    onChange({
      id,
      phase: battle.phase,
      entries,
      units: unitsInOrder(battle).map((unit) => ({
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
