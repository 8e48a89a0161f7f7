import { FIGURES } from '#/games/shieldwall/rules';
import css from './Wounds.module.css';

const PLACES = Array.from({ length: FIGURES.duel.fatalWounds }, (_, place) => place);

/** A drop for each wound taken, a dashed one for each that is still to be borne (DUEL-7). */
export function Wounds({ wounds }: { readonly wounds: number }) {
  const words = `${wounds} of ${FIGURES.duel.fatalWounds} wounds`;
  return (
    <span className={css.wounds} role="img" aria-label={words}>
      {PLACES.map((place) => (
        <svg
          key={place}
          viewBox="0 0 16 20"
          aria-hidden="true"
          className={place < wounds ? css.taken : ''}
        >
          <path d="M8 2c3 5 5.500 7.500 5.500 10.500a5.500 5.500 0 01-11 0C2.500 9.500 5 7 8 2z" />
        </svg>
      ))}
      <b>{words}</b>
    </span>
  );
}
