import { type Army, SUPERNUMERARY_NAMES } from '#/games/shieldwall/rules';
import { GradeShield } from '../parts/GradeShield';
import { Stands } from '../parts/Stands';
import css from './ArmyBrief.module.css';
import { sizeOf } from './armyText';

/** An army to be read, not changed. */
export function ArmyBrief({ army }: { readonly army: Army }) {
  return (
    <div className={css.armyBrief}>
      <p>{sizeOf(army)}</p>
      {army.contingents.map(({ name, leader, units }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is only read never changes places
        <section key={place}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p>
            <bdi>{leader.name}</bdi>, {leader.lp} LP{leader.commander && ', commander in chief'}
          </p>
          <ul>
            {units.map((unit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index}>
                <GradeShield grade={unit.grade} side={army.colour ?? 'red'} />
                <span className={css.armyBriefName}>
                  <bdi>{unit.name}</bdi>{' '}
                  <small>
                    {unit.supernumeraries.map((each) => SUPERNUMERARY_NAMES[each]).join(', ')}
                  </small>
                </span>
                <Stands full={unit.stands} left={unit.stands} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
