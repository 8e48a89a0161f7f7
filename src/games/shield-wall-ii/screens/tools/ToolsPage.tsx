import { Content } from '#/ui/Content';
import { Icon } from '#/ui/icons/Icon';
import { Link } from '#/ui/navigation';
import { PageHead } from '#/ui/PageHead';
import { GAME } from '../name';
import { TOOLS } from './tools';
import css from './tools.module.css';

export default function ToolsPage() {
  return (
    <>
      <PageHead title="Tools" />
      <Content>
        <ul className={css.swTools}>
          {TOOLS.map(({ id, name, icon }) => (
            <li key={id}>
              <Link to={`/${GAME}/tools/${id}`}>
                <Icon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Content>
    </>
  );
}
