import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { reload } from './reload';

/** What is left of the screen when a part of it throws: the reason and a way out. */
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
          Your battles are saved. Reload to carry on; if it happens again, copy the line below into
          a report.
        </p>
        <pre>{error.message}</pre>
        <Button kind="main" onClick={() => void reload()}>
          Reload
        </Button>
      </main>
    );
  }
}
