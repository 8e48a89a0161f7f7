import type { RuleId } from '../rule';
import { CLASSES, PRINTED_CLASSES, type PrintedClass } from '../words';
import type { Attack, Fighter } from './attack';
import { attackOdds, type Policy, type Surroundings } from './attack-odds';

/** One thing that would make an attack better, and the faces that hurt the target then. */
export interface Help {
  readonly help: 'equalClass' | 'lowerClass' | 'suppressed' | 'pitched';
  readonly label: string;
  readonly rule: RuleId;
  readonly targetHurt: number;
  /** How many faces more than now hurt the target, and how many fewer the attackers. */
  readonly gain: number;
  readonly spared: number;
}

const joined = (attack: Attack, joining: PrintedClass): Attack => {
  const another: Fighter = { ...attack.primary, class: joining, name: `one more ${joining}` };
  return { ...attack, participants: [...attack.participants, another] };
};

interface Variant extends Pick<Help, 'help' | 'label' | 'rule'> {
  readonly changed: Attack;
}

/** What a player could still do about it: bring one more, suppress the target first, fight a pitched combat. */
function variants(attack: Attack): readonly Variant[] {
  const { primary, target, kind } = attack;
  const lower = PRINTED_CLASSES[CLASSES.indexOf(primary.class) + 1];
  return [
    {
      help: 'equalClass',
      label: `One more of class ${primary.class}`,
      rule: 'DRM-2',
      changed: joined(attack, primary.class),
    },
    ...(lower
      ? [
          {
            help: 'lowerClass' as const,
            label: `One more of class ${lower}`,
            rule: 'DRM-3' as const,
            changed: joined(attack, lower),
          },
        ]
      : []),
    ...(target.suppressed
      ? []
      : [
          {
            help: 'suppressed' as const,
            label: 'Target suppressed first',
            rule: 'FIRE-4' as const,
            changed: { ...attack, target: { ...target, suppressed: true } },
          },
        ]),
    ...(kind === 'combat'
      ? [
          {
            help: 'pitched' as const,
            label: 'Pitched combat',
            rule: 'COMB-5' as const,
            changed: { ...attack, kind: 'pitched' as const },
          },
        ]
      : []),
  ];
}

/** What helps most first: the target hurt more often, then the attackers less often. */
export function whatHelps(attack: Attack, policy: Policy, around?: Surroundings): readonly Help[] {
  const chances = (each: Attack) => attackOdds(each, policy, around).chances;
  const now = chances(attack);
  return variants(attack)
    .map(({ changed, ...rest }) => {
      const { targetHurt, attackersHurt } = chances(changed);
      const gain = targetHurt - now.targetHurt;
      return { ...rest, targetHurt, gain, spared: now.attackersHurt - attackersHurt };
    })
    .filter(({ gain, spared }) => gain > 0 || (gain === 0 && spared > 0))
    .sort((a, b) => b.gain - a.gain || b.spared - a.spared);
}
