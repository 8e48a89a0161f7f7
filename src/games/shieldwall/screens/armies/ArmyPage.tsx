import { useNavigation, useParams } from '#/ui/navigation';
import '#/play/saved/saved-page.css';
import { useState } from 'react';
import { restoreArmy } from '#/store/armies';
import { database } from '#/store/home';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Content } from '#/ui/Content';
import { Notice } from '#/ui/Notice';
import { PageHead } from '#/ui/PageHead';
import { newBattlePath } from '../setup/address';
import { ArmyEditor } from './ArmyEditor';
import { ArmyPanel } from './ArmyPanel';
import { ShareArmy } from './ShareArmy';
import { type OpenArmy, useArmy } from './useArmy';

/** `/armies/:id`: one army, changed and kept in one go. */
export default function ArmyPage() {
  const { id = '' } = useParams();
  return <ArmyById key={id} id={id} />;
}

function ArmyById({ id }: { readonly id: string }) {
  const open = useArmy(id);
  if (open.status === 'open') return <OpenedArmy id={id} open={open} />;
  return (
    <>
      <PageHead title="Army" home="/armies" />
      <Content>
        <div className="armies">{open.status !== 'reading' && <Unopened open={open} />}</div>
      </Content>
    </>
  );
}

type Opened = Extract<OpenArmy, { status: 'open' }>;

const WORDS = {
  reading: '',
  missing: 'There is no such army on this device.',
  unreadable: 'What is stored of this army cannot be read. It is kept as it is.',
} as const;

function Unopened({ open }: { readonly open: Exclude<OpenArmy, Opened> }) {
  return (
    <Card>
      <p role="alert">
        {open.status === 'trouble'
          ? `${open.trouble.risk} ${open.trouble.advice}`
          : WORDS[open.status]}
      </p>
    </Card>
  );
}

function OpenedArmy({ id, open }: { readonly id: string; readonly open: Opened }) {
  const { army, deleted, change, last } = open;
  const navigation = useNavigation();
  const [panel, setPanel] = useState<'share' | 'more' | null>(null);
  /** The deletion whose notice was put away. */
  const [dismissed, setDismissed] = useState<object | null>(null);
  const fight = () => {
    setPanel(null);
    navigation.push(newBattlePath(id));
  };
  return (
    <>
      <PageHead title={<bdi>{army.name || 'Untitled'}</bdi>} home="/armies">
        <Button
          kind="quiet"
          icon="undo"
          aria-label={last ? `Undo: ${last.words}` : 'Nothing to undo'}
          disabled={!last}
          onClick={() => last?.undo()}
        />
        <Button
          kind="quiet"
          icon="share"
          aria-label={`Share ${army.name}`}
          onClick={() => setPanel('share')}
        />
        <Button
          kind="quiet"
          icon="dots"
          aria-label={`Copy or delete ${army.name}`}
          onClick={() => setPanel('more')}
        />
      </PageHead>
      <Content>
        {deleted ? (
          <div className="armies">
            <Card>
              <p>This army was deleted. It can be put back for a month.</p>
            </Card>
            <Button icon="undo" onClick={() => void restoreArmy(database, id)}>
              Put it back
            </Button>
          </div>
        ) : (
          <ArmyEditor army={army} onChange={change} />
        )}
      </Content>
      <footer className="army-footer">
        <div className="army-notices">
          {last?.deleted !== undefined && dismissed !== army && (
            <Notice
              action={{ word: 'Undo', onAct: last.undo }}
              seconds={10}
              onClose={() => setDismissed(army)}
            >
              <bdi>{last.deleted || 'It'}</bdi> was deleted.
            </Notice>
          )}
        </div>
        <div className="army-foot">
          <Button kind="main" icon="swords" onClick={fight}>
            Fight a battle
          </Button>
        </div>
      </footer>
      {panel === 'share' && <ShareArmy id={id} army={army} onClose={() => setPanel(null)} />}
      {panel === 'more' && (
        <ArmyPanel
          id={id}
          army={army}
          names={[army.name]}
          onFight={fight}
          onShare={() => setPanel('share')}
          onCopied={(copy) => {
            setPanel(null);
            navigation.push(`/armies/${copy}`);
          }}
          onDeleted={() => setPanel(null)}
          onClose={() => setPanel(null)}
        />
      )}
    </>
  );
}
