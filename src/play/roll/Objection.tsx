import type { Refusal } from '#/core/refusal';
import { Button } from '#/ui/Button';
import { RuleCode } from '#/ui/RuleCode';
import { Ruled } from '#/ui/Ruled';
import css from './ToolFrame.module.css';

export interface ObjectionProps {
  readonly refusal: Refusal;
  /** Whether it is allowed already; left out where one tap does it. */
  readonly anyway?: boolean;
  readonly onAnyway: (anyway: boolean) => void;
}

/** Why something is refused; what the rules forbid can be done all the same. */
export function Objection({ refusal, anyway, onAnyway }: ObjectionProps) {
  return (
    <div className={css.objection} role="status">
      <p>
        <Ruled text={refusal.why} /> {refusal.rule && <RuleCode rule={refusal.rule} />}
      </p>
      {refusal.kind === 'forbidden' && (
        <Button aria-pressed={anyway} onClick={() => onAnyway(!anyway)}>
          {anyway ? 'By the rules' : 'Do it anyway'}
        </Button>
      )}
    </div>
  );
}
