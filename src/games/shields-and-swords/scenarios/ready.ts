/** What the ready-made battle is called, for the start page: its card comes when it is begun. */
export const READY_BATTLES = [
  { id: 'practice', name: 'Practice field', sides: ['Saxons', 'Raiders'] },
] as const;
