import { RuleCode } from './RuleCode';
import css from './RuleCode.module.css';

const RULE = /(\(?\b[A-Z]{2,}(?:-[0-9A-Z]+)+\b[).,]*)/;
const CODE = /[A-Z0-9-]+/;

/** A sentence whose rule ids are never torn in two at the end of a line; a tap on one opens the rule. */
export function Ruled({ text }: { readonly text: string }) {
  return text.split(RULE).map((part, place) => {
    const [code] = CODE.exec(part) ?? [];
    return place % 2 === 1 && code ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      <span key={place} className={css.rule}>
        {part.slice(0, part.indexOf(code))}
        <RuleCode rule={code} />
        {part.slice(part.indexOf(code) + code.length)}
      </span>
    ) : (
      part
    );
  });
}
