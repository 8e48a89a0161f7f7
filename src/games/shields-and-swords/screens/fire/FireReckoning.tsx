import { RuleCode } from '#/ui/RuleCode';
import { type Fire, fireParts, fireRange } from '../../rules';
import { Parts, signed } from '../attack/AttackSum';
import { EightFaces } from '../die/EightFaces';
import { Eighths } from '../die/Eighths';
import { fireFaces, fireSum, suppressedBy } from './fireFaces';

export interface FireReckoningProps {
  readonly fire: Fire;
  /** All that could fire at this target, this one included. */
  readonly all: readonly Fire[];
  readonly onFace: (face: number) => void;
}

/** FIRE-2, FIRE-3: range, what is added, the eight faces, and the chance. */
export function FireReckoning({ fire, all, onFace }: FireReckoningProps) {
  const one = suppressedBy([fire]);
  const together = suppressedBy(all);
  return (
    <>
      <p>
        Range {fireRange(fire)} hexes, the target’s counted; not with an enemy adjacent{' '}
        <RuleCode rule="FIRE-2" />
      </p>
      <Parts
        parts={fireParts(fire)}
        write={signed}
        sum={{
          label: `To the roll, ${fire.factor} or more suppresses`,
          figure: signed(fireSum(fire)),
        }}
      />
      <EightFaces title="Tap the face you rolled" faces={fireFaces(fire)} onFace={onFace} />
      <Eighths
        ways={one.ways}
        of={one.of}
        small={
          all.length > 1 ? `all ${all.length} that may fire: ${together.ways}/${together.of}` : ''
        }
      >
        target suppressed
      </Eighths>
    </>
  );
}
