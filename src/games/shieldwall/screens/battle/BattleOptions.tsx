import type { Battle } from '#/games/shieldwall/rules';
import { OptionsCard } from '../setup/OptionsCard';
import { useTable } from './table';

/** Where the sources differ, changed while the battle is on: it holds from here on, and is undone like any tap. */
export default function BattleOptions({ battle }: { readonly battle: Battle }) {
  const { act } = useTable();
  return (
    <OptionsCard
      title="Rules of this battle"
      options={battle.options}
      onSet={(options) => act({ type: 'setOptions', options })}
    />
  );
}
