import './icon.css';
import { DRAWINGS, type IconName } from './drawings';

export interface IconProps {
  readonly name: IconName;
  /** What it tells, where no words beside it do; without one it is decoration. */
  readonly label?: string;
}

export function Icon({ name, label }: IconProps) {
  return label === undefined ? (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  ) : (
    <svg className="icon" viewBox="0 0 24 24" role="img" aria-label={label}>
      {DRAWINGS[name]}
    </svg>
  );
}
