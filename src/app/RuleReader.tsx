import { useEffect, useState } from 'react';
import type { RuleEntries } from '#/core/sheet';
import { Button } from '#/ui/Button';
import { useNavigation, useShownPath } from '#/ui/navigation';
import { Panel } from '#/ui/Panel';
import { useChosenGame } from './chosenGame';
import { gameAt, withoutGame } from './paths';
import styles from './RuleReader.module.css';

/** Opens the rule whose code was tapped, wherever it stands: what the game's sheet says of it. */
export default function RuleReader() {
  const [rule, setRule] = useState<string | null>(null);
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const code = target instanceof Element && target.closest<HTMLElement>('[data-rule]');
      if (code) setRule(code.dataset.rule ?? null);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return rule && <RulePanel key={rule} rule={rule} onClose={() => setRule(null)} />;
}

function RulePanel({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  const { push } = useNavigation();
  const path = useShownPath();
  const [chosen] = useChosenGame();
  // A battle's address does not name its game; opening it chose the game.
  const game = withoutGame(path).startsWith('/battle') ? chosen : gameAt(path);
  const [found, setFound] = useState<RuleEntries | 'failed' | null>(null);
  useEffect(() => {
    game.pages.sheet.load().then(
      ({ readRule }) => setFound(readRule(rule)),
      () => setFound('failed'),
    );
  }, [game, rule]);
  return (
    <Panel title={rule} onClose={onClose}>
      {found === 'failed' && <p role="alert">The sheet could not be loaded. Try again later.</p>}
      {found && found !== 'failed' && found.entries.length === 0 && (
        <p>The sheet does not have this rule.</p>
      )}
      {found &&
        found !== 'failed' &&
        found.entries.map(({ id, title, tables }) => (
          <section key={id} className={styles.entry}>
            <h3>{title}</h3>
            <dl>
              {tables
                .flatMap(({ rows }) => rows)
                .map(({ key, text, rulings }) => (
                  <div key={`${key} ${text}`}>
                    <dt>{key}</dt>
                    <dd>
                      {text}
                      {rulings?.map((ruling) => (
                        <p key={ruling}>
                          <b>Ruling:</b> {ruling}
                        </p>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
            <Button
              kind="quiet"
              onClick={() => {
                onClose();
                push(`${found.path}/${id}`);
              }}
            >
              {title} on the sheet
            </Button>
          </section>
        ))}
    </Panel>
  );
}
