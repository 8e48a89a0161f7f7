import { Component, type ReactNode, useCallback, useEffect } from 'react';
import { Button } from '#/ui/Button';
import { Content } from '#/ui/Content';
import { useNavigation } from '#/ui/navigation';
import { loadAgain, NotLoadedError } from '#/ui/onDemand';
import { reload } from './reload';
import { SaveBackup } from './SaveBackup';

/** Keeps a page that throws from taking the tabs and the other pages with it. */
export class PageCrash extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => {
      loadAgain();
      this.setState({ error: null });
    };
    return error instanceof NotLoadedError ? (
      <NotLoaded onRetry={retry} />
    ) : (
      <Crashed error={error} onRetry={retry} />
    );
  }
}

/** A network that has just come back may lose the first requests. */
const UNSTEADY = 10_000;
let back = Number.NEGATIVE_INFINITY;
addEventListener('online', () => {
  back = performance.now();
});

/** How often a page that did not come has been asked for again. */
let retries = 0;

/** What a lost module imports never comes in Chromium once it was lost, too: only a new document asks for it. */
async function reloadIfTheHostAnswers(): Promise<void> {
  const answer = await fetch('./', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) await reload();
}

/** The network went before this page was on the device. It comes as soon as the network does. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const retry = useCallback(() => {
    retries++;
    onRetry();
  }, [onRetry]);
  useEffect(() => {
    addEventListener('online', retry);
    if (retries > 1) void reloadIfTheHostAnswers();
    const unsteady = performance.now() - back < UNSTEADY;
    const soon = unsteady ? setTimeout(retry, 1000) : undefined;
    return () => {
      clearTimeout(soon);
      removeEventListener('online', retry);
    };
  }, [retry]);
  return (
    <Content>
      <div className="crash">
        <h1>This page could not be loaded</h1>
        <p role="alert">
          It is not on this device yet, and the network does not answer. It is tried again when the
          network is back. What you have opened before still works.
        </p>
        <Button kind="main" onClick={retry}>
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
