import type { ReactNode } from 'react';
import type { PreviewLine } from '#/core/kernel';
import { EffectsList, type ListedEffect } from '#/ui/EffectsList';
import effectsList from '#/ui/EffectsList.module.css';
import { Ruled } from '#/ui/Ruled';

export interface EffectsProps {
  /** What an outcome would do, in the kernel's words. */
  readonly lines: readonly PreviewLine[];
  /** Places in the outcome. */
  readonly declined: readonly number[];
  readonly onDecline: (declined: readonly number[]) => void;
  /** Draws what befalls one of the battle; without a drawing each line stands for itself. */
  readonly draw?: ((about: string) => ReactNode) | undefined;
}

/** What would happen, grouped by whom it befalls; a tick lets be all that befalls one. */
export function Effects({ lines, declined, onDecline, draw }: EffectsProps) {
  if (lines.length === 0) return <p>Nothing changes.</p>;
  const groups = groupsOf(lines, draw !== undefined);
  return (
    <EffectsList
      label="What happens"
      effects={groups.map((group) => effectOf(group, draw))}
      declined={groups.flatMap((group, shown) =>
        group.every(({ place }) => declined.includes(place)) ? [shown] : [],
      )}
      onDecline={(shown) =>
        onDecline(shown.flatMap((each) => (groups[each] ?? []).map(({ place }) => place)))
      }
    />
  );
}

/** In the order in which each is first named. */
function groupsOf(
  lines: readonly PreviewLine[],
  drawn: boolean,
): readonly (readonly PreviewLine[])[] {
  const groups = new Map<string, PreviewLine[]>();
  for (const line of lines) {
    const key = drawn && line.about !== undefined ? line.about : `${line.place}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

function effectOf(group: readonly PreviewLine[], draw: EffectsProps['draw']): ListedEffect {
  const drawing = group[0]?.about === undefined ? null : draw?.(group[0].about);
  const said = group.map(({ place, text }) => (
    <span key={place} className={drawing ? 'sr-only' : effectsList.effectLine}>
      {drawing ? text : <Ruled text={text} />}
    </span>
  ));
  if (!drawing) return { text: said };
  const extras = [...new Set(group.flatMap(({ extras: each }) => each?.split(', ') ?? []))];
  return {
    text: (
      <>
        {said}
        {drawing}
      </>
    ),
    ...(extras.length > 0 && {
      under: (
        <small className={effectsList.effectExtras}>
          <Ruled text={extras.join(', ')} />
        </small>
      ),
    }),
  };
}
