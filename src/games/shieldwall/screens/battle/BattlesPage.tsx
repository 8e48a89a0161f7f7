import { NoBattle } from './NoBattle';

/** `/battles`: all that are open, and the ready-made ones. */
export default function BattlesPage() {
  return <NoBattle />;
}
