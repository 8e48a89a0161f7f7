import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Contingent } from '#/games/shieldwall/rules';
import { ContingentCard } from '#/games/shieldwall/screens/battle/ContingentCard';
import { LeaderByHand } from '#/games/shieldwall/screens/battle/LeaderByHand';
import { type Table, TableProvider } from '#/games/shieldwall/screens/battle/table';
import { run, SVEN, table } from '../kernel/table';

const nothing = () => undefined;
const TABLE: Table = {
  act: nothing,
  openUnit: nothing,
  openLeader: nothing,
  openTool: nothing,
  openLine: nothing,
  openTask: nothing,
};
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(<TableProvider value={TABLE}>{element}</TableProvider>).replace(
    /<[^>]*>/g,
    ' ',
  );

it('LEAD-8, RISK-1: a leader who has spent all his LPs and is wounded then has none left, not fewer', () => {
  const spent = table({ phase: 'combat', leaders: { [SVEN]: { spent: 3, atRisk: 'combat' } } });
  const wounded = run(spent, { type: 'riskTest', contingent: SVEN, faces: [1, 4] });
  const sven = wounded.contingents[SVEN] as Contingent;
  expect(sven.leader).toMatchObject({ lp: 2, spent: 3 });
  const card = textOf(
    <ContingentCard contingent={sven} units={[]} folded={false} orders={null} onFold={nothing} />,
  );
  expect(card).toMatch(/ 0 LP /);
  const byHand = textOf(<LeaderByHand contingent={sven} />);
  expect(byHand).toMatch(/LPs left this turn\s+0\s/);
  expect(`${card}${byHand}`).not.toContain('-1');
});
