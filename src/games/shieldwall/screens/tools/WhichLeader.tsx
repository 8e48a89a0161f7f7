import { type Contingent, lpLeft } from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Who } from '#/play/roll/Who';
import { Icon } from '#/ui/icons/Icon';
import { SideMark } from '#/ui/SideMark';
import { PointMarks } from '../parts/PointMarks';

export interface WhichLeaderProps {
  readonly label: string;
  readonly leaders: readonly Contingent[];
  readonly chosen: Contingent | null;
  readonly onChoose: (contingent: Contingent) => void;
  /** Why one had better not be chosen. */
  readonly why?: (contingent: Contingent) => string | null;
}

/** One leader of several, with his LPs. */
export function WhichLeader({ label, leaders, chosen, onChoose, why }: WhichLeaderProps) {
  const line = (contingent: Contingent) => {
    const { leader, side } = contingent;
    const bar = why?.(contingent);
    return (
      <>
        <SideMark side={side} />
        <span className={toolFrame.unitChoiceName}>
          {leader.name}
          <small>{bar ?? contingent.name}</small>
        </span>
        <PointMarks label={`LPs of ${leader.name}`} left={lpLeft(leader)} of={leader.lp} />
      </>
    );
  };
  return (
    <Who
      label={label}
      chosen={chosen && line(chosen)}
      picker={(close) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex column in every browser
        <div className={toolFrame.unitPicker} data-unit-picker role="group" aria-label={label}>
          {leaders.map((contingent) => (
            <button
              key={contingent.id}
              type="button"
              className={toolFrame.unitChoice}
              aria-pressed={contingent.id === chosen?.id}
              onClick={() => {
                onChoose(contingent);
                close();
              }}
            >
              <span className={toolFrame.unitChoiceTick}>
                {contingent.id === chosen?.id && <Icon name="check" />}
              </span>
              {line(contingent)}
            </button>
          ))}
        </div>
      )}
    />
  );
}
