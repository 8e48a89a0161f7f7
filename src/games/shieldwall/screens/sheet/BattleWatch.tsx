import { useEffect, useState } from 'react';
import { lastBattle } from '../../../../store/battles';
import { database } from '../../../../store/home';
import { useSession } from '../../../../store/react';
import { unitsInOrder } from '../../rules';
import { RULES } from '../game';
import { GAME } from '../name';
import type { BattleOn } from './battleOn';

type Tell = (battle: BattleOn | null) => void;

interface Props {
  /** Counts the visits to the page: another battle may have been opened since the last. */
  readonly visit: number;
  readonly onChange: Tell;
}

/** Follows the battle that is on. Apart from the page, which can be read before the kernel is there. */
export default function BattleWatch({ visit, onChange }: Props) {
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

function Follow({ id, onChange }: { readonly id: string; readonly onChange: Tell }) {
  const open = useSession(RULES, id);
  const session = open.status === 'open' ? open.session : null;
  const battle = open.status === 'open' ? open.view.state : null;
  useEffect(() => {
    if (!session || !battle || battle.ended) return onChange(null);
    onChange({
      id,
      phase: battle.phase,
      options: battle.options,
      units: unitsInOrder(battle),
      setOptions: (options) => void session.run({ type: 'setOptions', options }),
    });
  }, [id, session, battle, onChange]);
  return null;
}
