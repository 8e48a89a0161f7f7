import { FootChoice } from '#/play/roll/FootChoice';
import type { usePack } from './usePack';

const PACKS = [
  { id: 'app', word: 'App pack' },
  { id: 'real', word: 'Real pack' },
] as const;

/** Whose cards are drawn. */
export function WhichPack({ pack }: { readonly pack: ReturnType<typeof usePack> }) {
  return (
    <FootChoice
      label="Which pack"
      value={pack.real ? 'real' : 'app'}
      options={PACKS}
      onSet={pack.choose}
    />
  );
}
