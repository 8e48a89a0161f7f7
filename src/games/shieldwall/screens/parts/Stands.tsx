import css from './Stands.module.css';

export interface StandsProps {
  readonly full: number;
  readonly left: number;
}

/** A block for each stand; the lost ones stay as an outline. */
export function Stands({ full, left }: StandsProps) {
  const places = Array.from({ length: full }, (_, place) => place);
  return (
    <span className={css.stands} data-stands role="img" aria-label={`${left} of ${full} stands`}>
      {places.map((place) => (
        <i key={place} className={place < left ? '' : css.gone} />
      ))}
    </span>
  );
}
