import { useState } from 'react';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import {
  DEFAULT_OPTIONS,
  type Fire,
  type FireRoll,
  figuresOf,
  rollFire,
  UNIT_TYPES,
  type UnitType,
} from '../../rules';
import { CardModifiers } from '../die/CardModifiers';
import { ThrowButton } from '../die/ThrowButton';
import { FireReckoning } from '../fire/FireReckoning';
import styles from './tools.module.css';
import { useToolCard } from './useToolCard';

const TYPES = UNIT_TYPES.map((id) => ({ id, word: id }));
const MOST = { factor: 12, firers: 4 };

/** Any fire, without a battle: chance of one and of several alike, die (FIRE-3). */
export function FireTool() {
  const { card, choice } = useToolCard();
  const [factor, setFactor] = useState(6);
  const [firer, setFirer] = useState<UnitType>('L');
  const [firers, setFirers] = useState(1);
  const [target, setTarget] = useState<UnitType>('V');
  const [inShieldWall, setWall] = useState(false);
  const [high, setHigh] = useState(false);
  const [bonus, setBonus] = useState(false);
  const [lightHorseHigh, setLightHorse] = useState(DEFAULT_OPTIONS.lightHorseHigh);
  const [places, setPlaces] = useState<readonly number[]>([]);
  const [thrown, setThrown] = useState<FireRoll | null>(null);
  const fire: Fire = {
    factor,
    firer,
    high,
    target: { type: target, inShieldWall },
    bonus,
    modifiers: places.flatMap((place) => card?.modifiers[place] ?? []),
    figures: figuresOf(card ?? { figures: {} }),
    options: { lightHorseHigh },
  };
  const throwIt = (face: number) => {
    const rolled = rollFire(fire, face);
    if (rolled.ok) setThrown(rolled.value);
  };
  return (
    <>
      <Card title="Who fires at whom">
        {choice}
        <Choice label="Firer" options={TYPES} value={firer} onSet={setFirer} />
        <Stepper
          label="Fire factor"
          value={factor}
          least={1}
          most={MOST.factor}
          onSet={setFactor}
        />
        <Stepper
          label="Firers alike"
          value={firers}
          least={1}
          most={MOST.firers}
          onSet={setFirers}
        />
        <Choice label="Target" options={TYPES} value={target} onSet={setTarget} />
        <div className={styles.ticks}>
          <Switch on={inShieldWall} onSet={setWall}>
            Target in shield wall
          </Switch>
          <Switch on={high} onSet={setHigh}>
            From high ground
          </Switch>
          <Switch on={bonus} onSet={setBonus}>
            With the Bonus
          </Switch>
          {firer === 'LH' && high && (
            <Switch
              on={lightHorseHigh === 'both'}
              onSet={(on) => setLightHorse(on ? 'both' : 'neither')}
            >
              Light horse gains by height
            </Switch>
          )}
          {card && <CardModifiers card={card} to={['fire']} chosen={places} onChoose={setPlaces} />}
        </div>
      </Card>
      <Card title="The fire">
        <div className={styles.inCard}>
          <FireReckoning
            fire={fire}
            all={Array.from({ length: firers }, () => fire)}
            onFace={throwIt}
          />
        </div>
        <p className={styles.thrown} role="status">
          {thrown &&
            `${thrown.face}: ${thrown.roll} against ${factor}, ${thrown.hits ? 'suppressed' : 'no effect'}`}
        </p>
        <ThrowButton onThrow={throwIt} />
      </Card>
    </>
  );
}
