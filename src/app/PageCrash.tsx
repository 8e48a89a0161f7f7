import { useIonRouter } from '@ionic/react';
import { Component, type ReactNode, useState } from 'react';
import { Button } from '#/ui/Button';
import { Content } from '#/ui/Content';

/** Keeps a page that throws from taking the tabs and the other pages with it. */
export class PageCrash extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Crashed error={error} onRetry={() => this.setState({ error: null })} />;
  }
}

interface CrashedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Crashed({ error, onRetry }: CrashedProps) {
  const router = useIonRouter();
  const [said, setSaid] = useState('');
  const save = async () => (await import('./backup')).saveBackup();
  return (
    <Content>
      <div className="crash">
        <h1>This page stumbled</h1>
        <p role="alert">
          Your battles are saved, and the other pages still work. If it happens again, copy the line
          below into a report.
        </p>
        <pre>{error.message}</pre>
        <div className="crash-ways">
          <Button kind="main" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={() => router.push('/battle/list')}>Other battles</Button>
          <Button
            icon="down"
            onClick={() =>
              void save().then(setSaid, () => setSaid('The backup could not be made just now.'))
            }
          >
            Save a backup
          </Button>
        </div>
        <p role="status">{said}</p>
      </div>
    </Content>
  );
}
