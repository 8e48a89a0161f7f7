import type { Page } from '@playwright/test';
import { button, editUnit, expectText, tap } from './actions.ts';
import {
  AVD,
  acceptDuel,
  challenge,
  expectDps,
  expectLevel,
  leaderActions,
  showSideOf,
  unitHead,
} from './battle-actions.ts';
import { current, expect, tab } from './fixture.ts';

/** A set of dice as it falls. */
export interface Throw {
  readonly faces: readonly number[];
  /** Where chance points on the die: an average die shows the face of its place. */
  readonly places: readonly number[];
}
const d6 = (...faces: readonly number[]): Throw => ({ faces, places: faces });
const avd = (face: keyof typeof AVD): Throw => ({ faces: [face], places: [AVD[face]] });
const misses = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

type Doing = (page: Page) => Promise<unknown>;

interface Cell {
  /** Whom the address names. */
  readonly query?: string;
  /** What is still to be said before the dice. */
  readonly who?: Doing;
  readonly dice: readonly Throw[];
  readonly result: string | RegExp;
}

interface InBattle extends Cell {
  /** What has to happen first. */
  readonly before?: Doing;
  readonly told: readonly string[];
  /** All concerned, once it is applied, and as they were. */
  readonly changed: Doing;
  readonly undone: Doing;
  /** The calculator stays: there is more to do in it. */
  readonly stays?: true;
}

interface Alone extends Cell {
  /** What stands there once it is applied, where it is not the end. */
  readonly next?: string;
}

interface Roll {
  readonly rule: string;
  readonly tool: string;
  readonly battle: InBattle;
  readonly alone: Alone;
}

const go = (phase: string) => (page: Page) => tap(page, phase);
const toMovement = go('Move: go to Movement');
const toMissiles = go('Shoot: go to Missiles');
const toCombat = go('Fight: go to Combat');
const anyway: Doing = (page) => tap(page, 'Do it anyway');
const lps = (page: Page, who: string, left: number, of: number) =>
  expect(
    current(page).getByRole('img', { name: `LPs of ${who}: ${left} of ${of} left` }),
  ).toBeVisible();
const waits = (page: Page, task: RegExp) => expect(button(page, task)).toBeVisible();
const done = async (page: Page, task: RegExp) => {
  await expect(button(page, 'Undo')).toBeVisible();
  await expect(button(page, task)).toHaveCount(0);
};

async function inJournal(page: Page, words: RegExp, times: number) {
  await tap(page, 'Journal');
  await expect(current(page).getByRole('dialog').getByText(words)).toHaveCount(times);
  await tap(page, 'Close');
}
async function duelStandsAt(page: Page, heading: string) {
  await tap(page, /A challenge is waiting/);
  await expect(current(page).getByRole('heading', { name: heading })).toBeVisible();
  await tab(page, 'Battle').click();
}

/** Whom the line proposes, so that nobody has to be tapped. */
const opposite = (page: Page, leader: string) =>
  expect(
    current(page)
      .getByRole('region', { name: 'The closest enemy leader' })
      .getByRole('button', { name: new RegExp(`^${leader} .*Change$`) }),
  ).toBeVisible();

/** Red has made a challenge, and there is only one whom it can go to. */
async function challenged(page: Page) {
  await tap(page, /^Red leader Red/);
  await tap(page, 'Challenge, 3 LP');
}

export const ROLLS: readonly Roll[] = [
  {
    rule: 'SET-1',
    tool: 'deployment',
    battle: {
      // Equal dice are thrown again.
      dice: [d6(4), d6(4), d6(6), d6(1)],
      result: "A contingent of Olaf's raiders goes down, up to 9″ from the centre",
      told: ['Deployment', "a contingent of Olaf's raiders goes down"],
      // Who may wait changes nobody's state: it stands in the journal and nowhere else.
      changed: (page) => inJournal(page, /goes down/, 1),
      undone: (page) => inJournal(page, /goes down/, 0),
    },
    alone: { dice: [d6(2), d6(5)], result: /^A contingent of Red goes down/ },
  },
  {
    rule: 'ORG-6',
    tool: 'leader-points',
    battle: {
      query: 'contingent=red-2',
      dice: [avd(5)],
      result: 'Offa: LPs 3 → 5 (ORG-6)',
      told: ['LPs of Offa', 'Offa 5: Offa has 5 LPs'],
      changed: (page) => lps(page, 'Offa', 5, 5),
      undone: (page) => lps(page, 'Offa', 3, 3),
    },
    alone: { query: 'contingent=red-0', dice: [avd(2)], result: 'Red leader: LPs 3 → 2 (ORG-6)' },
  },
  {
    rule: 'TURN-1',
    tool: 'initiative',
    battle: {
      // Both commanders have 4 LPs: nothing is added, and a tie is thrown again.
      dice: [d6(3), d6(3), d6(5), d6(2)],
      result: 'Initiative to Men of Essex',
      told: ['initiative to Men of Essex, to go first', 'Men of Essex to go first (TURN-1)'],
      changed: (page) => done(page, /Throw for initiative/),
      undone: (page) => waits(page, /Throw for initiative/),
    },
    alone: {
      // One LP more is +1: 4 + 1 against 5 is a tie, 5 + 1 against 5 is not.
      who: (page) => tap(page, 'LPs of Black leader: one more'),
      dice: [d6(5), d6(4), d6(5), d6(5)],
      result: 'Black to go first (TURN-1)',
    },
  },
  {
    rule: 'CTRL-1, AL-8',
    tool: 'control',
    battle: {
      before: async (page) => {
        await tap(page, "Set Leofsunu's band to Shaken");
        await toMovement(page);
      },
      query: 'unit=red-1-1',
      // Shaken takes one off the die (CTRL-2).
      dice: [avd(2)],
      result: '1: must retire',
      told: ["Leofsunu's band 2"],
      changed: (page) => expect(unitHead(page, "Leofsunu's band")).toContainText('Retiring'),
      undone: (page) => expect(unitHead(page, "Leofsunu's band")).not.toContainText('Retiring'),
    },
    alone: { query: 'unit=black-0-3', dice: [avd(4)], result: /as you wish/ },
  },
  {
    rule: 'MOVE-3, MOVE-4',
    tool: 'movement',
    battle: {
      before: toMovement,
      query: 'unit=red-1-0',
      // The D6 was said beforehand: 5 and 6 tire a DP each.
      who: (page) =>
        current(page)
          .getByRole('switch', { name: /^Add a D6/ })
          .click(),
      dice: [avd(5), d6(3)],
      result: 'Hearth troop: DPs 1 → 2, fatigue (MOVE-4)',
      told: ['8″', "Leofsunu's band: DPs 3 → 4, fatigue (MOVE-4)"],
      changed: async (page) => {
        await expectDps(page, 'Hearth troop', 2);
        await expectDps(page, "Leofsunu's band", 4);
        await expectDps(page, "Edward's band", 4);
      },
      undone: async (page) => {
        await expectDps(page, 'Hearth troop', 1);
        await expectDps(page, "Leofsunu's band", 3);
        await expectDps(page, "Edward's band", 3);
      },
    },
    alone: {
      query: 'unit=red-0-0',
      dice: [avd(5)],
      result: 'Red retinue: DPs 0 → 1, fatigue (MOVE-4)',
    },
  },
  {
    rule: 'MISS-3, MISS-4',
    tool: 'missiles',
    battle: {
      before: toMissiles,
      query: 'unit=red-1-0',
      who: (page) => tap(page, /Olaf's hird/),
      // A die each at a retinue; the hird has four DPs and loses a level instead (DP-2).
      dice: [d6(6), d6(6)],
      result: "Olaf's hird: Present → Shaken (MISS-3)",
      told: ['Hearth troop: DPs 1 → 2, shooting (MISS-3)', "Olaf's hird: Present → Shaken"],
      changed: async (page) => {
        await expectDps(page, 'Hearth troop', 2);
        await expectLevel(page, "Olaf's hird", 'Shaken');
      },
      undone: async (page) => {
        await expectLevel(page, "Olaf's hird", 'Present');
        await expectDps(page, 'Hearth troop', 1);
      },
    },
    alone: {
      query: 'unit=red-0-1',
      who: (page) => tap(page, /Black right band/),
      dice: [d6(6, 6, 1, 1), d6(1, 1, 1, 1)],
      result: 'Black right band: DPs 0 → 2, shooting (MISS-3)',
    },
  },
  {
    rule: 'CHG-2, CHG-3',
    tool: 'charge',
    battle: {
      before: async (page) => {
        await tap(page, 'Lead: go to Leadership');
        await leaderActions(page, 'Byrhtnoth', /^Signal the advance/);
        await toCombat(page);
      },
      query: 'unit=red-1-1',
      // 3, less 1 for its three DPs and 1 more for the standard beside it: 3, and 4 is needed.
      dice: [d6(3)],
      result: "Leofsunu's band: DPs 3 → 4, morale (CHG-3)",
      told: ["Leofsunu's band 3: Leofsunu's band stays"],
      changed: (page) => expectDps(page, "Leofsunu's band", 4),
      undone: (page) => expectDps(page, "Leofsunu's band", 3),
    },
    // D Grade takes 1 off: 5 is just enough.
    alone: { query: 'unit=red-0-3', dice: [d6(5)], result: 'Red levy: charges (CHG-2)' },
  },
  {
    rule: 'COMB, RES-2, RES-5',
    tool: 'combat',
    battle: {
      before: toCombat,
      query: 'unit=red-1-1',
      who: (page) => tap(page, /Old crews/),
      dice: [d6(6, 6, 6, 5, 5, ...misses(3)), d6(...misses(8))],
      result: 'Victory for Men of Essex: 5 to 0',
      told: ["Leofsunu's band: Present → Blood lust (RES-2)", 'Old crews'],
      changed: async (page) => {
        await expectLevel(page, "Leofsunu's band", 'Blood lust');
        // A defeat: Shaken, and with four DPs the fifth costs a stand (RES-5, DP-2, AL-1).
        await expectLevel(page, 'Old crews', 'Shaken');
        await expect(unitHead(page, 'Old crews')).toHaveAccessibleName(/1 of 2 stands/);
      },
      undone: async (page) => {
        await expectLevel(page, 'Old crews', 'Present');
        await expect(unitHead(page, 'Old crews')).toHaveAccessibleName(/2 of 2 stands|2 stands/);
        await expectLevel(page, "Leofsunu's band", 'Present');
      },
    },
    alone: {
      query: 'unit=red-0-1',
      who: (page) => tap(page, /Black left band/),
      // B Grade has four dice a stand, C Grade two (ORG-3).
      dice: [d6(6, 6, 6, 5, 5, ...misses(3)), d6(...misses(4))],
      result: 'Victory for Red: 5 to 0',
    },
  },
  {
    rule: 'RISK-1',
    tool: 'risk',
    battle: {
      query: 'contingent=red-1',
      who: anyway,
      dice: [d6(1), d6(3)],
      result: 'Byrhtnoth: LPs 4 → 2 (RISK-1)',
      told: ['Byrhtnoth 1 3: Byrhtnoth is badly wounded'],
      changed: (page) => lps(page, 'Byrhtnoth', 2, 2),
      undone: (page) => lps(page, 'Byrhtnoth', 4, 4),
    },
    alone: {
      query: 'contingent=red-0',
      dice: [d6(1), d6(5)],
      result: 'Red leader: LPs 3 → 2 (RISK-1)',
    },
  },
  {
    rule: 'RISK-3',
    tool: 'lost-retinue',
    battle: {
      before: (page) => editUnit(page, /^Grade B Offa's thegns/, 'Destroyed'),
      query: 'contingent=red-2',
      dice: [d6(4)],
      result: 'Offa is captured',
      told: ['Offa 4: Offa is captured', 'Offa: captured (RISK-3)'],
      changed: (page) => done(page, /Offa has lost his retinue/),
      undone: (page) => waits(page, /Offa has lost his retinue/),
    },
    alone: {
      query: 'contingent=black-0',
      dice: [d6(5)],
      result: 'Black leader: joins Black right band (RISK-3)',
    },
  },
  {
    rule: 'AFTER-6',
    tool: 'free-hack',
    battle: {
      query: 'unit=red-1-1',
      who: async (page) => {
        await tap(page, /Thralls and boys/);
        await anyway(page);
      },
      dice: [d6(6, 2)],
      result: 'Thralls and boys: stands 2 → 1 (AFTER-6)',
      told: ["Leofsunu's band cuts down Thralls and boys", '1 stand of Thralls'],
      changed: async (page) => {
        await showSideOf(page, 'Thralls and boys');
        await expect(unitHead(page, 'Thralls and boys')).toHaveAccessibleName(/1 of 2 stands/);
      },
      undone: (page) =>
        expect(unitHead(page, 'Thralls and boys')).not.toHaveAccessibleName(/1 of 2 stands/),
    },
    alone: {
      query: 'unit=red-0-1',
      // Only one of its two stands has met them: one die.
      who: async (page) => {
        await tap(page, /Black levy/);
        await tap(page, 'Stands engaged: one less');
      },
      dice: [d6(3)],
      result: 'Black levy: 1 stand lost',
    },
  },
  {
    rule: 'DUEL-1',
    tool: 'refusal',
    battle: {
      before: async (page) => {
        await challenge(page, 'Ælfwine');
        await opposite(page, 'Guthmund');
        await tap(page, 'Challenge, 3 LP');
        await tap(page, 'He refuses');
      },
      who: (page) => tap(page, 'He refuses'),
      dice: [d6(2)],
      result: 'Guthmund: LPs 2 → 1 (DUEL-1)',
      told: ['The challenge is refused', 'Guthmund: LPs 2 → 1 (DUEL-1)'],
      stays: true,
      changed: async (page) => {
        await showSideOf(page, 'Guthmund');
        await lps(page, 'Guthmund', 1, 1);
      },
      undone: async (page) => {
        await lps(page, 'Guthmund', 2, 2);
        await waits(page, /A challenge is waiting/);
      },
    },
    alone: {
      who: async (page) => {
        await challenged(page);
        await tap(page, 'He refuses');
      },
      dice: [d6(4)],
      result: 'Black leader refuses: a champion steps forward',
      next: 'The deal',
    },
  },
  {
    rule: 'DUEL-5',
    tool: 'duel',
    battle: {
      before: async (page) => {
        await challenge(page, 'Offa');
        await tap(page, /^Heroic champion/);
        await opposite(page, 'Jostein');
        await acceptDuel(page);
        await expectText(page, 'Before the roll');
      },
      // A hero adds one: 2 + 1 against 3 is thrown again.
      dice: [d6(2), d6(3), d6(4), d6(4)],
      result: "Offa's hero has the advantage",
      told: ['advantage to Men of Essex (DUEL-5)'],
      stays: true,
      changed: (page) => duelStandsAt(page, 'Exchange 1'),
      undone: (page) => duelStandsAt(page, 'Before the roll'),
    },
    alone: {
      who: async (page) => {
        await challenged(page);
        await tap(page, /^Ordinary champion/);
        await tap(page, 'Real cards');
        await tap(page, 'Accept, 3 LP');
      },
      dice: [d6(1), d6(6)],
      result: "Black leader's champion has the advantage",
      next: 'Exchange 1',
    },
  },
];
