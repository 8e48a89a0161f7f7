import type { ReactNode } from 'react';
import { Content } from '#/ui/Content';
import type { IconName } from '#/ui/icons/drawings';
import { Icon } from '#/ui/icons/Icon';
import { Link } from '#/ui/navigation';
import { PageHead } from '#/ui/PageHead';
import css from './ToolList.module.css';

interface ToolLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The way to a tool: its picture and its name. */
export const ToolLink = ({ to, children }: ToolLinkProps) => (
  <Link className={css.link} to={to}>
    {children}
  </Link>
);

interface ToolListPageProps {
  readonly game: string;
  readonly tools: readonly {
    readonly id: string;
    readonly name: string;
    readonly icon: IconName;
  }[];
}

/** The tools of a game that has only a few. */
export const ToolListPage = ({ game, tools }: ToolListPageProps) => (
  <>
    <PageHead title="Tools" />
    <Content>
      <ul className={css.list}>
        {tools.map(({ id, name, icon }) => (
          <li key={id}>
            <ToolLink to={`/${game}/tools/${id}`}>
              <Icon name={icon} />
              {name}
            </ToolLink>
          </li>
        ))}
      </ul>
    </Content>
  </>
);
