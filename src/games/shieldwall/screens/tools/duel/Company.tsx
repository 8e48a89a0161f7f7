import { type Contingent, SUPERNUMERARY_NAMES } from '#/games/shieldwall/rules';
import { Switch } from '#/ui/Switch';
import { useToolBattle } from '../toolBattle';

const MATTERING = ['heroicChampion', 'specialWeapon'] as const;

/** Without a battle: who and what is with a made-up leader. */
export function Company({ contingent }: { readonly contingent: Contingent }) {
  const { battle, shape } = useToolBattle();
  const unit = battle.units[contingent.leader.unit];
  if (!shape || !unit) return null;
  return MATTERING.map((kind) => {
    const on = unit.supernumeraries.includes(kind);
    return (
      <Switch
        key={kind}
        on={on}
        onSet={() =>
          shape(unit.id, {
            supernumeraries: on
              ? unit.supernumeraries.filter((each) => each !== kind)
              : [...unit.supernumeraries, kind],
          })
        }
      >
        {SUPERNUMERARY_NAMES[kind]} of {contingent.leader.name}
      </Switch>
    );
  });
}
