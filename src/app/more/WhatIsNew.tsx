import { Panel } from '#/ui/Panel';
import changelog from '../../../CHANGELOG.md?raw';
import { releasesOf } from './changelog';

export default function WhatIsNew({ onClose }: { readonly onClose: () => void }) {
  return (
    <Panel title="What is new" onClose={onClose}>
      {releasesOf(changelog).map(({ name, changes }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {changes.map(({ lead, text }) => (
              <li key={lead + text}>
                {lead && <strong>{lead}</strong>}
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
