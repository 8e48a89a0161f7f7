/** Whether the page may be left: what is shown may not be saved yet. */
type Ask = () => Promise<boolean>;

let mayLeave: Ask = async () => true;

/** The store says so when it starts; without it nothing can be unsaved. */
export function askBeforeReload(ask: Ask): void {
  mayLeave = ask;
}

export const mayReload = (): Promise<boolean> => mayLeave();

/** The one way in which the app reloads itself. False if the player would rather stay. */
export async function reload(): Promise<boolean> {
  if (!(await mayReload())) return false;
  location.reload();
  return true;
}
