import { type ReactNode, useMemo } from 'react';
import { useSession } from '../../../../store/react';
import { useAwake } from '../feel';
import { RULES } from '../game';
import { type Field, FieldProvider } from './field';
import { ToolFrame } from './ToolFrame';

export interface BattleFieldProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The battle that a calculator reads and writes. */
export function BattleField({ id, title, children }: BattleFieldProps) {
  useAwake();
  const open = useSession(RULES, id);
  const battle = open.status === 'open' ? open.view.state : null;
  const session = open.status === 'open' ? open.session : null;
  const field = useMemo(
    (): Field | null => battle && session && { battle, id, run: (command) => session.run(command) },
    [battle, session, id],
  );
  if (field) return <FieldProvider value={field}>{children}</FieldProvider>;
  return (
    <ToolFrame title={title}>
      <p className="tool-note" role="status">
        {open.status === 'unopened' ? open.message : 'Opening the battle…'}
      </p>
    </ToolFrame>
  );
}
