import css from './ToolFrame.module.css';

const RULE = /(\(?\b[A-Z]{2,}-[0-9A-Z]{1,2}\b[).,]*)/;

/** A sentence whose rule ids are never torn in two at the end of a line. */
export function Ruled({ text }: { readonly text: string }) {
  return text.split(RULE).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      <span key={place} className={css.rule}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
