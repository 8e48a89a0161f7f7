import { useState } from 'react';
import { PHASE_NAMES, PHASES } from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { ToolLink } from '#/play/roll/ToolList';
import { useLastBattle } from '#/store/lastBattle';
import { Choice } from '#/ui/Choice';
import { Content } from '#/ui/Content';
import { Icon } from '#/ui/icons/Icon';
import { PageHead } from '#/ui/PageHead';
import { GAME } from '../name';
import { Face } from '../parts/Face';
import { toolPath } from './address';
import { TOOLS, type ToolEntry } from './tools';

/** Any time, then in the order of a turn. */
const SECTIONS: readonly { readonly name: string; readonly tools: readonly ToolEntry[] }[] = [
  { name: 'Any time', tools: TOOLS.filter((tool) => tool.anyTime) },
  ...PHASES.map((phase) => ({
    name: PHASE_NAMES[phase],
    tools: TOOLS.filter((tool) => tool.phase === phase && !tool.anyTime),
  })),
];

/** Every calculator; each reads and writes the battle at hand, unless it is to stand alone. */
export default function ToolsPage() {
  const last = useLastBattle();
  const [alone, setAlone] = useState(false);
  const open = last?.game === GAME ? last : undefined;
  return (
    <>
      <PageHead title="Tools" />
      <Content>
        <div className={`${toolFrame.toolBody} ${toolFrame.toolsBody}`}>
          {open && (
            <Choice
              label="Roll for"
              value={alone ? 'alone' : 'battle'}
              options={[
                { id: 'battle', word: open.name },
                { id: 'alone', word: 'No battle' },
              ]}
              onSet={(id) => setAlone(id === 'alone')}
            />
          )}
          {SECTIONS.map(({ name, tools }) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul className={toolFrame.toolsList}>
                {tools.map((tool) => (
                  <li key={tool.id}>
                    <ToolLink to={toolPath(tool.id, open && !alone ? open.id : null)}>
                      {tool.icon === 'shaken' ? <Face level="shaken" /> : <Icon name={tool.icon} />}
                      {tool.name}
                    </ToolLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Content>
    </>
  );
}
