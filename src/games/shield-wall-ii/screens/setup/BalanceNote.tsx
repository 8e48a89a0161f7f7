import type { Scenario } from '../../scenarios';
import { BALANCE, mostEven, type Shift, shareOf } from '../../scenarios/balance';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** OPT-COMMANDS, OPT-POINTS: "the inferior army wins at 3 points". */
function shiftWords({ options }: Scenario, { commands, points }: Shift): string {
  if (commands === 0 && points === 0) return 'as printed';
  if (points !== 0) {
    return `if the inferior army wins at ${options.pointsToWin.inferior + points} points`;
  }
  const short = options.commandsShort.inferior + commands;
  return `if the inferior army has ${short} commands fewer than warbands`;
}

/** How even a battle is, as the phone plays it against itself, and what would make it more so. */
export function BalanceNote({ scenario }: { readonly scenario: Scenario }) {
  const figures = BALANCE[scenario.id];
  const even = figures && mostEven(figures);
  if (!figures || !even) return null;
  const { share, least, most } = shareOf(figures.wins.hard, figures.games);
  return (
    <p>
      How even: the phone at its strongest played it {figures.games} times against itself, and the
      inferior army won {percent(share)} ({percent(least)} to {percent(most)}). At medium strength
      it is most even {shiftWords(scenario, even)}: {percent(even.wins / figures.games)}.
    </p>
  );
}
