import { Button } from './Button';
import { useNavigation } from './navigation';

/** To where this page was opened from, or home where it was opened by its address. */
export function BackButton({ home }: { readonly home: string }) {
  const { back } = useNavigation();
  return <Button kind="quiet" icon="back" aria-label="Back" onClick={() => back(home)} />;
}
