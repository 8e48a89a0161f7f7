import { Link } from '#/ui/navigation';
import './tools.css';
import { Content } from '#/ui/Content';
import { Icon } from '#/ui/icons/Icon';
import { PageHead } from '#/ui/PageHead';
import { GAME } from '../name';
import { TOOLS } from './tools';

export default function ToolsPage() {
  return (
    <>
      <PageHead title="Tools" />
      <Content>
        <ul className="sw-tools">
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
