import { IonContent, IonHeader } from '@ionic/react';
import { Link } from 'react-router-dom';
import { useBattles } from '../../../../store/react';
import { Icon } from '../../../../ui/icons/Icon';
import { PHASE_NAMES, PHASES } from '../../rules';
import { GAME } from '../game';
import { toolPath } from './address';
import { TOOLS } from './tools';
import './ToolFrame.css';

/** Every calculator, in the order of a turn; each reads the open battle if there is one. */
export default function ToolsPage() {
  const battles = useBattles();
  const open =
    battles.status === 'read' ? battles.value.find(({ game }) => game === GAME) : undefined;
  return (
    <>
      <IonHeader>
        <div className="tool-head tools-head">
          <h1>Tools</h1>
        </div>
      </IonHeader>
      <IonContent>
        <div className="tool-body">
          {PHASES.map((phase) => {
            const tools = TOOLS.filter((tool) => tool.phase === phase);
            if (tools.length === 0) return null;
            return (
              <section key={phase} aria-label={PHASE_NAMES[phase]}>
                <h2>{PHASE_NAMES[phase]}</h2>
                <ul className="tools-list">
                  {tools.map((tool) => (
                    <li key={tool.id}>
                      <Link className="tools-link" to={toolPath(tool.id, null)}>
                        <Icon name={tool.icon} />
                        {tool.name}
                      </Link>
                      {open && (
                        <Link className="tools-battle" to={toolPath(tool.id, open.id)}>
                          in {open.name}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </IonContent>
    </>
  );
}
