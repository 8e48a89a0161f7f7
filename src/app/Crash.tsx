import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { reload } from './reload';
import { SaveBackup } from './SaveBackup';

/** Where to go when this page may be what fails. */
async function toBattles() {
  history.replaceState(null, '', '#/battle/list');
  await reload();
}

/** What is left of the screen when a part of it throws: the reason and the ways out. */
export class Crash extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main className="crash" role="alert">
        <h1>Something went wrong</h1>
        <p>
          Reload to carry on; what is not saved yet is asked about first. If it happens again, copy
          the line below into a report.
        </p>
        <pre>{error.message}</pre>
        <div className="crash-ways">
          <Button kind="main" onClick={() => void reload()}>
            Reload
          </Button>
          <Button onClick={() => void toBattles()}>Other battles</Button>
          <SaveBackup />
        </div>
      </main>
    );
  }
}
