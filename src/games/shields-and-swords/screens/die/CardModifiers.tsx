import { Switch } from '#/ui/Switch';
import type { Card, Modifier } from '../../rules';

export interface CardModifiersProps {
  readonly card: Pick<Card, 'modifiers'>;
  readonly to: readonly Modifier['to'][];
  /** Those that apply, by their place on the card. */
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
}

/** DRM-4: what the card adds; the players say when it applies. */
export function CardModifiers({ card, to, chosen, onChoose }: CardModifiersProps) {
  return card.modifiers.map(
    ({ name, to: where, value }, place) =>
      to.includes(where) && (
        <Switch
          key={name}
          on={chosen.includes(place)}
          onSet={(on) =>
            onChoose(on ? [...chosen, place] : chosen.filter((each) => each !== place))
          }
        >
          {name} {value > 0 ? `+${value}` : value}
        </Switch>
      ),
  );
}
