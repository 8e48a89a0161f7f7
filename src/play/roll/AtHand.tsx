import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takeInHand, useLastBattle } from '#/store/lastBattle';
import { useBattles } from '#/store/react';
import { Button } from '#/ui/Button';
import { useNavigation, usePageEntered } from '#/ui/navigation';
import css from './AtHand.module.css';
import { ToolFrame } from './ToolFrame';
import toolFrameCss from './ToolFrame.module.css';
import { addUnfinished, dropUnfinished } from './unfinished';

export interface AtHandProps {
  /** The battle's id. */
  readonly id: string;
  readonly title: string;
  /** The page of all calculators. */
  readonly tools: string;
  /** The page of this one. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * A calculator of the battle at hand. When another battle is opened, this one is laid aside as it
 * is: nothing of it is applied to a battle that is not on the table.
 */
export function AtHand({ id, title, tools, path, children }: AtHandProps) {
  const last = useLastBattle();
  const [wasAtHand, setWasAtHand] = useState(false);
  const atHand = last?.id === id;
  if (atHand && !wasAtHand) setWasAtHand(true);
  const aside = wasAtHand && last !== undefined && !atHand;
  const begun = useRef(false);
  // Who opens a calculator of a battle plays that battle.
  const opens = last !== undefined && !atHand && !wasAtHand;
  useEffect(() => {
    if (opens) takeInHand(id);
  }, [opens, id]);
  useEffect(() => {
    if (aside && begun.current) addUnfinished({ battle: id, title, path });
  }, [aside, id, title, path]);
  useEffect(() => () => dropUnfinished(path), [path]);
  usePageEntered(() => {
    if (!aside) dropUnfinished(path);
  });
  return (
    <>
      <div
        className={aside ? css.aside : css.shown}
        onClickCapture={() => {
          begun.current = true;
        }}
      >
        {children}
      </div>
      {aside && <LaidAside id={id} title={title} tools={tools} other={last?.name ?? null} />}
    </>
  );
}

interface LaidAsideProps extends Pick<AtHandProps, 'id' | 'title' | 'tools'> {
  /** The battle that is on the table instead. */
  readonly other: string | null;
}

function LaidAside({ id, title, tools, other }: LaidAsideProps) {
  const { push } = useNavigation();
  const battles = useBattles();
  const own = battles.status === 'read' ? battles.value.find((each) => each.id === id) : undefined;
  return (
    <ToolFrame
      title={title}
      home={tools}
      footer={
        <>
          {other && (
            <Button onClick={() => push(tools)}>
              <span>
                Tools for <bdi>{other}</bdi>
              </span>
            </Button>
          )}
          {own && (
            <Button kind="main" onClick={() => push(`/battle/${id}`)}>
              <span>
                Open <bdi>{own.name}</bdi>
              </span>
            </Button>
          )}
        </>
      }
    >
      <p className={toolFrameCss.toolNote} role="status">
        {own ? (
          <>
            This belongs to <bdi>{own.name}</bdi>, and waits there as you left it.
          </>
        ) : (
          'The battle that this belongs to was deleted.'
        )}
      </p>
    </ToolFrame>
  );
}
