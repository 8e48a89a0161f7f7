import { type DuelFighterKind, type Duellist, duelOdds } from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Icon } from '#/ui/icons/Icon';
import { percent } from '#/ui/percent';
import { KIND_WORDS } from './names';

export interface WhoFightsProps<Extra extends string> {
  readonly label: string;
  /** Those who can, as they would fight. */
  readonly fighters: readonly Duellist[];
  readonly enemy: Duellist;
  readonly chosen: DuelFighterKind | Extra;
  readonly onChoose: (chosen: DuelFighterKind | Extra) => void;
  /** Another answer than to fight. */
  readonly other?: { readonly id: Extra; readonly word: string };
}

/** DUEL-2: the leader himself or a champion, with about what may come of it. */
export function WhoFights<Extra extends string = never>(props: WhoFightsProps<Extra>) {
  const { label, fighters, enemy, chosen, onChoose, other } = props;
  const line = (id: DuelFighterKind | Extra, word: string, odds?: string) => (
    <button
      key={id}
      type="button"
      className={toolFrame.unitChoice}
      aria-pressed={id === chosen}
      onClick={() => onChoose(id)}
    >
      <span className={toolFrame.unitChoiceTick}>{id === chosen && <Icon name="check" />}</span>
      <span className={toolFrame.unitChoiceName}>
        {word}
        {odds && <small>{odds}</small>}
      </span>
    </button>
  );
  return (
    <section className={toolFrame.who} aria-label={label}>
      <h2>{label}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex column in every browser */}
      <div className={toolFrame.unitPicker} data-unit-picker role="group" aria-label={label}>
        {fighters.map((fighter) => {
          const { kills, falls } = duelOdds(fighter, enemy);
          const odds = `kills about ${percent(kills)}, falls about ${percent(falls)}`;
          return line(fighter.kind, KIND_WORDS[fighter.kind], odds);
        })}
        {other && line(other.id, other.word)}
      </div>
    </section>
  );
}
