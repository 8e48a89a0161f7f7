import '../armies/armies.css';
import { useIonRouter } from '@ionic/react';
import { useCallback, useState } from 'react';
import {
  createBattle,
  deleteBattle,
  duplicateBattle,
  renameBattle,
  restoreBattle,
} from '../../../../store/battles';
import type { BattleRow } from '../../../../store/database';
import { database } from '../../../../store/home';
import { packOneBattle } from '../../../../store/parcel';
import { useBattles } from '../../../../store/react';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Content } from '../../../../ui/Content';
import { Notice } from '../../../../ui/Notice';
import { PageHead } from '../../../../ui/PageHead';
import { SavedList } from '../../../../ui/SavedList';
import { SavedPanel } from '../../../../ui/SavedPanel';
import { SCENARIOS, type Scenario } from '../../scenarios';
import { freeName } from '../armies/muster';
import { titleOf } from '../armies/ready';
import { SharePanel } from '../armies/SharePanel';
import { wordsFor } from '../armies/trouble';
import { GAME } from '../name';
import { newBattlePath } from './address';
import { chosen, newDraft, ofScenario, READY, setupOf } from './draft';

type Opened = { readonly what: 'share' | 'more'; readonly row: BattleRow };

/** `/battle/list`: all that are open, newest first, and the ready-made ones in one tap. */
export default function BattlesPage() {
  const router = useIonRouter();
  const live = useBattles();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null);
  const [problem, setProblem] = useState('');

  const kept = live.status === 'read' ? live.value.filter(({ game }) => game === GAME) : [];
  const close = () => setOpened(null);
  const open = (id: string) => router.push(`/battle/${id}`, 'none', 'replace');
  const fail = (error: unknown) => setProblem(wordsFor(error));
  const openPanel = (what: Opened['what']) => (id: string) => {
    const row = kept.find((each) => each.id === id);
    if (row) setOpened({ what, row });
  };
  const fight = (scenario: Scenario) => {
    const draft = ofScenario(newDraft(undefined), scenario);
    const armies = chosen(draft, READY);
    if (!armies) return;
    const setup = setupOf(draft, armies, crypto.randomUUID());
    createBattle(database, { game: GAME, name: titleOf(scenario), setup }).then(
      ({ id }) => open(id),
      fail,
    );
  };
  return (
    <>
      <PageHead title="Battles" home="/battle" />
      <Content>
        <div className="armies">
          {problem && <p role="alert">{problem}</p>}
          {live.status === 'trouble' && (
            <p role="alert">
              {live.trouble.risk} {live.trouble.advice}
            </p>
          )}
          <Card title="Your battles">
            {live.status === 'read' && kept.length === 0 ? (
              <p className="armies-text">None yet. One tap below begins a ready-made one.</p>
            ) : (
              <SavedList
                what="battles"
                items={kept.map(({ id, name, updated }) => ({
                  id,
                  name,
                  detail: new Date(updated).toLocaleString([], WHEN),
                  words: [name],
                }))}
                onOpen={open}
                onShare={openPanel('share')}
                onMore={openPanel('more')}
              />
            )}
          </Card>
          <Card title="Ready-made battles">
            <SavedList
              what="ready-made battles"
              items={SCENARIOS.map((scenario) => ({
                id: scenario.id,
                name: titleOf(scenario),
                detail: `${scenario.armies.red.name} against ${scenario.armies.black.name}`,
                words: [titleOf(scenario)],
              }))}
              onOpen={(id) => {
                const scenario = SCENARIOS.find((each) => each.id === id);
                if (scenario) fight(scenario);
              }}
            />
          </Card>
        </div>
      </Content>
      <footer className="army-footer">
        {deleted && (
          <div className="army-notices">
            <Notice
              key={deleted.id}
              seconds={10}
              action={{
                word: 'Undo',
                onAct: () => void restoreBattle(database, deleted.id).catch(fail),
              }}
              onClose={() => setDeleted(null)}
            >
              <bdi>{deleted.name}</bdi> was deleted.
            </Notice>
          </div>
        )}
        <div className="army-foot">
          <Button kind="main" icon="plus" onClick={() => router.push(newBattlePath())}>
            New battle
          </Button>
        </div>
      </footer>
      {opened?.what === 'share' && <ShareBattle row={opened.row} onClose={close} />}
      {opened?.what === 'more' && (
        <SavedPanel
          name={opened.row.name}
          main={{ word: 'Open it', onAct: () => open(opened.row.id) }}
          rename={(name) => renameBattle(database, opened.row.id, name)}
          onShare={() => setOpened({ ...opened, what: 'share' })}
          copy={(name) => {
            const free = freeName(
              name,
              kept.map((each) => each.name),
            );
            return duplicateBattle(database, opened.row.id, free).then(close);
          }}
          remove={(name) =>
            deleteBattle(database, opened.row.id).then(() => {
              close();
              setDeleted({ id: opened.row.id, name });
            })
          }
          wordsFor={wordsFor}
          onClose={close}
        />
      )}
    </>
  );
}

interface ShareBattleProps {
  readonly row: BattleRow;
  readonly onClose: () => void;
}

function ShareBattle({ row: { id, name }, onClose }: ShareBattleProps) {
  const pack = useCallback(() => packOneBattle(database, id), [id]);
  return <SharePanel name={name} text={name} pack={pack} onClose={onClose} />;
}

const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
