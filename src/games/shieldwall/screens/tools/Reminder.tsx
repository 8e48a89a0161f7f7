import { Fragment } from 'react';
import { REMINDERS, type Reminded } from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { RuleCode } from '#/ui/RuleCode';
import { useToolBattle } from './toolBattle';

/** What only the players' eyes can see, in the panel of what they are about to do. */
export function Reminder({ of }: { readonly of: Reminded }) {
  const { battle } = useToolBattle();
  return (
    <p className={toolFrame.toolNote}>
      {REMINDERS[of](battle.options).map(({ text, rule }, place) => (
        <Fragment key={rule}>
          {place > 0 && '; '}
          {text} <RuleCode rule={rule} />
        </Fragment>
      ))}
      .
    </p>
  );
}
