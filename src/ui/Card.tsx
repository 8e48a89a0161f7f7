import './Card.css';
import { type ReactNode, useId } from 'react';

export interface CardProps {
  readonly title?: ReactNode;
  /** Stands at the end of the title's line. */
  readonly aside?: ReactNode;
  /** The odds of a calculator: beside what makes them up, on a wide screen. */
  readonly odds?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, aside, odds, children }: CardProps) {
  const id = useId();
  if (title === undefined) return <section className="card">{children}</section>;
  return (
    <section className={`card ${odds ? 'card-odds' : ''}`} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
