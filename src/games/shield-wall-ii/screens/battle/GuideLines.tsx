import { GuideCard } from '#/play/battle/GuideCard';
import type { Guide, Task } from '../../rules';
import css from './BattleScreen.module.css';

export interface GuideLinesProps {
  readonly tasks: Guide;
  /** The same function from render to render. */
  readonly onOpen: (task: Task) => void;
}

const isOfUnit = ({ unit }: Task): boolean => unit !== undefined;

/** What is due and whom it is about, to be tapped; then what is left and what each side needs. */
export function GuideLines({ tasks: { due, open, needs }, onOpen }: GuideLinesProps) {
  return (
    <>
      <GuideCard guide={{ due, open: open.filter(isOfUnit) }} onOpen={onOpen} />
      <ul className={css.guideLines}>
        {[...open.filter((task) => !isOfUnit(task)), ...needs].map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
