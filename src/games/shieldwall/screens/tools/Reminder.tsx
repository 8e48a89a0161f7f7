import { Fragment } from 'react';
import { REMINDERS, type Reminded } from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { useToolBattle } from './toolBattle';

/** What only the players' eyes can see, in the panel of what they are about to do. */
export function Reminder({ of }: { readonly of: Reminded }) {
  const { battle } = useToolBattle();
  return (
    <p className={toolFrame.toolNote}>
      {REMINDERS[of](battle.options).map(({ text, rule }, place) => (
        <Fragment key={rule}>
          {place > 0 && '; '}
          {text} <small className={toolFrame.rule}>{rule}</small>
        </Fragment>
      ))}
      .
    </p>
  );
}
