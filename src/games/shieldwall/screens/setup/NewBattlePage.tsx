import { useEffect, useState } from 'react';
import { type Options, QUICK_SHEET } from '#/games/shieldwall/rules';
import { useArmies } from '#/store/react';
import { Content } from '#/ui/Content';
import { useOwnQuery } from '#/ui/navigation';
import { PageHead } from '#/ui/PageHead';
import { armyIn } from '../armies/stored';
import { GAME } from '../name';
import { defaultOptions } from './defaultOptions';
import { type Candidate, READY } from './draft';
import { NewBattle } from './NewBattle';

/** `/battle/new`, or `/battle/new?army=…` with an army of the player's own. */
export default function NewBattlePage() {
  const given = useOwnQuery('/battle/new').get('army') ?? '';
  const live = useArmies(GAME);
  const [options, setOptions] = useState<Options | null>(null);
  useEffect(() => {
    // A battle can be set up even while the storage cannot be read.
    defaultOptions().then(setOptions, () => setOptions(QUICK_SHEET));
  }, []);
  const own: readonly Candidate[] =
    live.status === 'read'
      ? live.value.flatMap((row) => {
          const army = armyIn(row);
          return army ? [{ id: row.id, army, from: null }] : [];
        })
      : [];
  return (
    <>
      <PageHead title="New battle" home="/battle/list" />
      {live.status === 'reading' || !options ? (
        <Content />
      ) : (
        <NewBattle key={given} given={given} candidates={[...own, ...READY]} options={options} />
      )}
    </>
  );
}
