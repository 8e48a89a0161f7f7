import { Content } from '#/ui/Content';
import { useOwnQuery, useParams } from '#/ui/navigation';
import { PageHead } from '#/ui/PageHead';
import { GAME } from '../name';
import { AttackTool } from './AttackTool';
import { DieTool } from './DieTool';
import { FireTool } from './FireTool';
import { IntegrityTool } from './IntegrityTool';
import { TOOLS } from './tools';
import styles from './tools.module.css';
import { VictoryTool } from './VictoryTool';

/** One calculator, by its address; a cell of the sheet fills it in. */
export default function ToolPage() {
  const { tool = '' } = useParams();
  const query = useOwnQuery(`/${GAME}/tools/${tool}`);
  const entry = TOOLS.find(({ id }) => id === tool);
  return (
    <>
      <PageHead title={entry?.name ?? 'Tools'} home={`/${GAME}/tools`} />
      <Content>
        <div className={styles.tool}>
          {tool === 'attack' && <AttackTool key={`${query}`} query={query} />}
          {tool === 'fire' && <FireTool />}
          {tool === 'integrity' && <IntegrityTool />}
          {tool === 'victory' && <VictoryTool />}
          {tool === 'dice' && <DieTool />}
          {!entry && <p>There is no tool called “{tool}”.</p>}
        </div>
      </Content>
    </>
  );
}
