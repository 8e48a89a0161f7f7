import type { ReactNode } from 'react';
import { BackButton } from '#/ui/BackButton';
import { Content } from '#/ui/Content';
import { useHeading } from '#/ui/enterPage';
import css from './ToolFrame.module.css';
import { useAnyTable } from './table';

export interface ToolFrameProps {
  readonly title: string;
  /** What holds for the whole roll, at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** The page of all calculators; those at a table have it from there. */
  readonly home?: string;
}

/** A calculator is read downwards; what is tapped stands below, above the tabs. The page around it is the game's. */
export function ToolFrame({ title, aside, children, footer, home }: ToolFrameProps) {
  useHeading();
  const table = useAnyTable();
  return (
    <>
      <header className={css.toolHead} data-calculator>
        <BackButton home={home ?? table?.game.tools ?? '/'} />
        <h1>{title}</h1>
        {aside}
      </header>
      <Content>
        <div className={css.toolBody}>{children}</div>
      </Content>
      {footer && (
        <footer>
          <div className={css.toolFoot}>{footer}</div>
        </footer>
      )}
    </>
  );
}
