import './ArmyBrief.css';
import { type Army, SUPERNUMERARY_NAMES } from '#/games/shieldwall/rules';
import { GradeShield } from '../parts/GradeShield';
import { Stands } from '../parts/Stands';
import { sizeOf } from './armyText';

/** An army to be read, not changed. */
export function ArmyBrief({ army }: { readonly army: Army }) {
  return (
    <div className="army-brief">
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
                <span className="army-brief-name">
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
