import type { Question } from '#/core/sheet';

export type ChooseOption = (option: string, value: unknown) => void;

interface Props {
  readonly question: Question;
  readonly onChoose: ChooseOption | null;
}

/** Every reading of a rule, the one in use ticked, the others a tap away. */
export function Readings({ question, onChoose }: Props) {
  const { option, text: asked, rule, readings } = question;
  return (
    <>
      <p>
        {asked} <small>{rule}</small>
      </p>
      <ul>
        {readings.map(({ value, text, source, inUse }) => (
          <li key={text} className={inUse ? 'in-use' : undefined}>
            <span>
              <b>{source}:</b> {text} {inUse && <em>In use</em>}
            </span>
            {!inUse && onChoose && (
              <button
                type="button"
                aria-label={`Use this: ${source}, ${text}`}
                onClick={() => onChoose(option, value)}
              >
                Use this
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
