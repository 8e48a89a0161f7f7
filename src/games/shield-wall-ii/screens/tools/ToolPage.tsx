import { Content } from '#/ui/Content';
import { useParams } from '#/ui/navigation';
import { PageHead } from '#/ui/PageHead';
import { GAME } from '../name';
import { AttackTool } from './AttackTool';
import { HitsTool } from './HitsTool';
import { OneDie } from './OneDie';
import { TOOLS } from './tools';
import css from './tools.module.css';

/** One calculator, by its address. */
export default function ToolPage() {
  const { tool = '' } = useParams();
  const entry = TOOLS.find(({ id }) => id === tool);
  return (
    <>
      <PageHead title={entry?.name ?? 'Tools'} home={`/${GAME}/tools`} />
      <Content>
        <div className={css.swTool}>
          {tool === 'attack' && <AttackTool />}
          {tool === 'hits' && <HitsTool />}
          {tool === 'dice' && <OneDie />}
          {!entry && <p>There is no tool called “{tool}”.</p>}
        </div>
      </Content>
    </>
  );
}
