import { Component, type ReactNode, Suspense } from 'react';
import { loadAgain, NotLoadedError } from './onDemand';

/**
 * What the page can do without for a while: if it cannot be loaded it is left out, and asked for
 * again when the network is back.
 */
export class Spare extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidMount() {
    addEventListener('online', this.#again);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#again);
  }

  #again = () => {
    if (!this.state.error) return;
    loadAgain();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error && !(error instanceof NotLoadedError)) throw error;
    return error ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
