import { Icon } from '#/ui/icons/Icon';
import {
  type Battle,
  clashesAt,
  countsAgainstLimit,
  FACE_NAMES,
  freeMarkers,
  type Laid,
  type Wing,
} from '../../rules';
import { FaceIcon } from './drawings';
import styles from './Marker.module.css';
import { bonusWords, markerNote } from './words';

export interface SlotsProps {
  readonly battle: Battle;
  readonly wing: Wing;
  readonly onLay: () => void;
  readonly onMarker: (laid: Laid) => void;
}

/** A Bonus stands beside its order. */
function inOrder(laid: readonly Laid[]): readonly Laid[] {
  const bonus = laid.filter(({ face }) => face === 'bonus');
  const tied = laid.filter(({ face }) => bonus.some(({ on }) => on === face));
  const rest = laid.filter((each) => !bonus.includes(each) && !tied.includes(each));
  return [...rest, ...tied, ...bonus];
}

/** CMD-2: what lies at a wing, and the places that are free; each opens by a tap. */
export function Slots({ battle, wing, onLay, onMarker }: SlotsProps) {
  const { pool } = battle.card.sides[wing.side];
  const clashing = new Set(clashesAt(battle, wing).map(({ laid }) => laid));
  const bonus = wing.laid.find(({ face }) => face === 'bonus');
  return (
    <div className={styles.slots}>
      {inOrder(wing.laid).map((laid) => {
        const marker = pool[laid.marker];
        const note = marker ? markerNote(marker, laid) : '';
        const tied = laid === bonus || bonus?.on === laid.face;
        const look = [
          styles.marker,
          tied && styles.tied,
          laid === bonus && laid.on && styles.bonus,
          clashing.has(laid) && styles.clash,
        ];
        return (
          <button
            key={laid.marker}
            type="button"
            className={look.filter(Boolean).join(' ')}
            onClick={() => onMarker(laid)}
          >
            <span className="sr-only">{`${wing.name}: ${FACE_NAMES[laid.face]}${note && `, ${note}`}${clashing.has(laid) ? ', clashes' : ''}`}</span>
            <FaceIcon face={laid.face} />
            <b aria-hidden="true">{FACE_NAMES[laid.face]}</b>
            {note && <small aria-hidden="true">{note}</small>}
          </button>
        );
      })}
      <FreePlaces battle={battle} wing={wing} onLay={onLay} />
    </div>
  );
}

function FreePlaces({ battle, wing, onLay }: Omit<SlotsProps, 'onMarker'>) {
  const free = wing.limit - countsAgainstLimit(battle, wing.laid);
  const { pool } = battle.card.sides[wing.side];
  const bonusOnTop =
    !battle.options.bonusLimit &&
    freeMarkers(battle).some((place) => pool[place]?.includes('bonus'));
  if (free <= 0 && !bonusOnTop) return null;
  const words = free === 1 ? '1 place free' : free > 1 ? `${free} places free` : 'Bonus on top';
  return (
    <button
      type="button"
      className={styles.free}
      aria-label={`Lay a marker at ${wing.name}: ${words}`}
      onClick={onLay}
    >
      <Icon name="plus" />
      <small>{words}</small>
    </button>
  );
}

/** What a wing was ordered to do, in a line. */
export const OrdersLine = ({ wing }: { readonly wing: Wing }) => (
  <p className={styles.line}>
    {wing.laid.length === 0 && <small>No orders</small>}
    {inOrder(wing.laid).map((laid) => (
      <span key={laid.marker}>
        <FaceIcon face={laid.face} />
        {laid.face === 'bonus' ? `Bonus: ${bonusWords(laid)}` : FACE_NAMES[laid.face]}
      </span>
    ))}
  </p>
);
