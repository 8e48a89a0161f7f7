import { Panel } from '#/ui/Panel';
import { ResultsTable } from '../attack/ResultsTable';

/** The combat results table, a tap away from the board. */
export const TablePanel = ({ onClose }: { readonly onClose: () => void }) => (
  <Panel title="Combat results" onClose={onClose}>
    <ResultsTable />
  </Panel>
);
