import type { Options } from '../../rules/options';
import { difference } from '../../sheet/differences';

export type ChooseOption = <K extends keyof Options>(option: K, value: Options[K]) => void;

interface Props {
  readonly option: keyof Options;
  readonly options: Options;
  readonly onChoose: ChooseOption | null;
}

const SOURCES = {
  both: 'Both sources',
  'quick sheet': 'Quick sheet',
  rulebook: 'Rulebook',
  'house rule': 'House rule',
} as const;

/** Every reading of a rule, the one in use ticked, the others a tap away. */
export function Readings({ option, options, onChoose }: Props) {
  const { question, rule, readings } = difference(option);
  return (
    <>
      <p className="sheet-question">
        {question} <small>{rule}</small>
      </p>
      <ul>
        {readings.map(({ value, text, source }) => {
          const inUse = options[option] === value;
          return (
            <li key={text} className={inUse ? 'in-use' : undefined}>
              <span>
                <b>{SOURCES[source]}:</b> {text} {inUse && <em>In use</em>}
              </span>
              {!inUse && onChoose && (
                <button
                  type="button"
                  aria-label={`Use this: ${SOURCES[source]}, ${text}`}
                  onClick={() => onChoose(option, value)}
                >
                  Use this
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
