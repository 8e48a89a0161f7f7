import { Component, type ReactNode, useEffect } from 'react';
import { Button } from '#/ui/Button';
import { Content } from '#/ui/Content';
import { useNavigation } from '#/ui/navigation';
import { loadAgain, NotLoadedError } from '#/ui/onDemand';
import { reload } from './reload';
import { SaveBackup } from './SaveBackup';

interface State {
  readonly error: Error | null;
  /** How often the page has been asked for again. */
  readonly retries: number;
}

/** Keeps a page that throws from taking the tabs and the other pages with it. */
export class PageCrash extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, retries: 0 };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  readonly #retry = () => {
    loadAgain();
    this.setState(({ retries }) => ({ error: null, retries: retries + 1 }));
  };

  override render() {
    const { error, retries } = this.state;
    if (!error) return this.props.children;
    return error instanceof NotLoadedError ? (
      <NotLoaded retries={retries} onRetry={this.#retry} />
    ) : (
      <Crashed error={error} onRetry={this.#retry} />
    );
  }
}

/** A network that has just come back may lose the first requests. */
const UNSTEADY = 10_000;
let back = Number.NEGATIVE_INFINITY;
addEventListener('online', () => {
  back = performance.now();
});

/** What a lost module imports never comes in Chromium once it was lost, too: only a new document asks for it. */
async function reloadIfTheHostAnswers(): Promise<void> {
  const answer = await fetch('./', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) await reload();
}

interface NotLoadedProps {
  readonly retries: number;
  readonly onRetry: () => void;
}

/** The network went before this page was on the device. It comes as soon as the network does. */
function NotLoaded({ retries, onRetry }: NotLoadedProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    if (retries > 1) void reloadIfTheHostAnswers();
    const unsteady = performance.now() - back < UNSTEADY;
    const soon = unsteady ? setTimeout(onRetry, 1000) : undefined;
    return () => {
      clearTimeout(soon);
      removeEventListener('online', onRetry);
    };
  }, [retries, onRetry]);
  return (
    <Content>
      <div className="crash">
        <h1>This page could not be loaded</h1>
        <p role="alert">
          It is not on this device yet, and the network does not answer. It is tried again when the
          network is back. What you have opened before still works.
        </p>
        <Button kind="main" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Content>
  );
}

interface CrashedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Crashed({ error, onRetry }: CrashedProps) {
  const navigation = useNavigation();
  return (
    <Content>
      <div className="crash">
        <h1>This page has stopped working</h1>
        <p role="alert">
          Your battles are saved, and the other pages still work. If it happens again, copy the line
          below into a report.
        </p>
        <pre>{error.message}</pre>
        <div className="crash-ways">
          <Button kind="main" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={() => navigation.push('/battle/list')}>Other battles</Button>
          <SaveBackup />
        </div>
      </div>
    </Content>
  );
}
