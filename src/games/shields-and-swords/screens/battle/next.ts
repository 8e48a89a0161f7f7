import { type Battle, countsAgainstLimit, PHASE_NAMES, preview, wingsLeft } from '../../rules';

/** The big button: what a tap on it does, and what is taken for granted with it. */
export interface Next {
  readonly word: string;
  readonly small: string;
}

const NEXT = { type: 'nextPhase' } as const;

/** What comes next, as the rules would decide it now. */
export function nextOf(battle: Battle): Next {
  const { card, phase } = battle;
  const effects = preview(battle, NEXT);
  const small = judged(battle) || (phase === 'command' ? placesLeft(battle) : '');
  for (const effect of effects.ok ? effects.value : []) {
    if (effect.type === 'phase') {
      const word = phase === 'command' ? 'Begin' : 'Next';
      return { word: `${word}: ${PHASE_NAMES[effect.phase]}`, small };
    }
    if (effect.type === 'battle' && effect.set.charging)
      return { word: 'To the charges', small: small || 'all horse have moved' };
    if (effect.type === 'battle' && effect.set.ended)
      return { word: 'End turn', small: small || 'the battle ends' };
    if (effect.type === 'turn') {
      return { word: 'End turn', small: small || `then ${card.sides[effect.side].name}` };
    }
  }
  return { word: 'Next', small };
}

/** WING-1: going on says that all foot are in reach. */
const judged = ({ wings, active }: Battle): string =>
  Object.values(wings).some(({ side, check }) => side === active && check)
    ? 'all foot in reach'
    : '';

function placesLeft(battle: Battle): string {
  const free = wingsLeft(battle).reduce(
    (sum, wing) => sum + Math.max(0, wing.limit - countsAgainstLimit(battle, wing.laid)),
    0,
  );
  if (free === 0) return 'every place is taken';
  return free === 1 ? '1 place still free' : `${free} places still free`;
}
