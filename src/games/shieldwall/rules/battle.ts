import type { Army } from './army';
import type { Card } from './cards';
import type { Duel } from './duel';
import { FIGURES } from './figures';
import type { Options } from './options';
import { newPack, type Pack } from './pack';
import type {
  ContingentId,
  Course,
  Fate,
  Grade,
  Level,
  Loss,
  Phase,
  Side,
  Supernumerary,
  UnitId,
  UnitKind,
} from './words';
import { isOwned, SIDES } from './words';

export type { ContingentId, UnitId } from './words';

/** The whole state of a battle: plain data, never changed in place. */
export interface Battle {
  readonly options: Options;
  readonly turn: number;
  readonly phase: Phase;
  /** TURN-1: the side that acts first this turn; null until it is known. */
  readonly first: Side | null;
  readonly sides: Readonly<Record<Side, Force>>;
  readonly contingents: Readonly<Record<ContingentId, Contingent>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly pack: Pack;
  /** The last turn on which it rains (GOD-R): 0 when it is dry, REST_OF_GAME when it never stops. */
  readonly rainUntil: number;
  /** This turn's god card, and what has been done with it. */
  readonly godCard: GodCard | null;
  readonly duel: Duel | null;
  /** COMB-6: who met whom, for as long as they are locked or one runs from the other. */
  readonly fights: readonly Fight[];
  /** Units that broke, were destroyed, retired or came on, and about whom nobody has been asked yet (AL-10, DP-3). */
  readonly shocks: readonly Shock[];
  /** MISS-4, CHG-1: the sides that shoot no more, or declare no more charges, in this phase. */
  readonly passed: readonly Side[];
  readonly ended: Ending | null;
}

/** One of the two armies. */
export interface Force {
  readonly name: string;
  /** From its right to its left at deployment (ORG-4). */
  readonly contingents: readonly ContingentId[];
  /** Its units from its right to its left, as they stand. */
  readonly line: readonly UnitId[];
  /** Fives and sevens kept until used (GOD-5, GOD-7). */
  readonly retained: readonly Card[];
}

/** Units of both sides that met; what each does there stands on the unit itself. */
export interface Fight {
  readonly units: readonly UnitId[];
}

/** A leader and his units; the leader goes by the contingent's id. */
export interface Contingent {
  readonly id: ContingentId;
  readonly side: Side;
  readonly name: string;
  /** Retinue, right band, left band (ORG-4). */
  readonly units: readonly UnitId[];
  readonly signalled: boolean;
  /** CTRL-1: said this turn: its bands are within 2" of him or in line with him, and go his way. */
  readonly inLine: boolean;
  readonly leader: Leader;
}

export interface Leader {
  readonly name: string;
  readonly commander: boolean;
  /** The allowance of a turn (ORG-7), and what of it is gone. */
  readonly lp: number;
  readonly spent: number;
  readonly fate: Fate;
  /** DUEL-11: the special weapon and the holy person that came with him; they go where he goes. */
  readonly owns: readonly Supernumerary[];
  /** The unit he fights with: his retinue, or the one he escaped to (RISK-3). */
  readonly unit: UnitId;
  /** The test that he still has to make: RISK-1 after missiles or combat, RISK-3 when his retinue is gone. */
  readonly atRisk: 'missiles' | 'combat' | 'lostRetinue' | null;
}

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly contingent: ContingentId;
  readonly name: string;
  readonly kind: UnitKind;
  readonly grade: Grade;
  readonly fullStands: number;
  readonly stands: number;
  readonly dps: number;
  readonly level: Level;
  readonly formed: boolean;
  readonly supernumeraries: readonly Supernumerary[];
  readonly course: Course;
  /** In contact with the enemy: locked in a combat that goes on. Whose, `fights` says. */
  readonly inCombat: boolean;
  /** AFTER-2: it followed up an opponent that fell back (COMB-1). */
  readonly followingUp: boolean;
  /** RISK-2 */
  readonly fightsToDeath: boolean;
  /** CTRL-3: its last move went towards the enemy: an advance, a signalled move, a charge or a pursuit. */
  readonly advancedLast: boolean;
  readonly lost: Loss | null;
  readonly thisTurn: UnitTurn;
}

/** What a unit has done this turn; wiped when the next begins. */
export interface UnitTurn {
  /** CHG-2: null while it has not declared. */
  readonly charge: 'charges' | 'failed' | null;
  /** LEAD-3: inches of its signalled first move; null when there was none. */
  readonly firstMove: number | null;
  /** Inches of its move in the movement phase; null while it has not moved. */
  readonly moved: number | null;
  readonly rested: boolean;
  /** Its player lets it stand where it is; it may still change its mind. */
  readonly stood: boolean;
  /** CTRL-3: what the control test told it. */
  readonly control: 'halt' | 'free' | 'run' | null;
  /** DP-3: it was already unsettled by an enemy's advance. */
  readonly threatened: boolean;
  /** LEAD-7: its camp followers have helped. */
  readonly campUsed: boolean;
  readonly shot: boolean;
  /** MISS-1: at whom; they are near each other. */
  readonly shotAt: readonly UnitId[];
  readonly fought: boolean;
  /** AFTER-8: what its pursuit came to; null while nobody has said. */
  readonly reached: 'caught' | 'newEnemy' | 'nobody' | null;
  /** AFTER-6: whom it has caught and not yet cut down. */
  readonly caught: UnitId | null;
  /** OPT-ONE-LEVEL: the phase in which it last lost (gained) a level to a neighbour's fate. */
  readonly disheartenedIn: Phase | null;
  readonly heartenedIn: Phase | null;
}

/** What a unit suffered or did that others may feel (AL-3, AL-5, AL-6, DP-3). */
export interface Shock {
  readonly unit: UnitId;
  /** `advanced`: it, and perhaps others of its side, came on towards units that have not signalled (DP-3). */
  readonly how: 'retired' | 'broke' | 'destroyed' | 'advanced';
  /** AL-9: the units of the combat it came from, whose result already says what they get. */
  readonly engaged: readonly UnitId[];
}

export interface GodCard {
  readonly card: Card;
  /** `drawn` waits for holy persons and choices; `done` has had its effect or been cancelled. */
  readonly status: 'drawn' | 'done';
  /** LEAD-6: it was drawn instead of another, or both sides have called: it takes effect. */
  readonly stands?: true;
  /** LEAD-9: the side that has called alone; if the other calls too, the first card stands. */
  readonly called?: { readonly by: Side; readonly first: Card };
}

export interface Ending {
  readonly how: 'gaveUp' | 'timeCalled' | 'agreed';
  readonly side: Side | null;
}

/** What a battle starts from: kept with its journal, so that the fold can begin. */
export interface Setup {
  readonly armies: Readonly<Record<Side, Army>>;
  readonly options: Options;
  /** Fixes the order of the god pack and of every duel's deal. */
  readonly seed: string;
  /** Where a scenario departs from SET-3, unit by unit. */
  readonly starts?: readonly Start[];
  /** The ground, the deployment, the size of the table: for the players, never read by the rules. */
  readonly notes?: readonly string[];
}

export interface Start {
  readonly side: Side;
  readonly contingent: number;
  readonly unit: number;
  readonly dps?: number;
  readonly level?: Level;
  readonly formed?: boolean;
}

export const FRESH_TURN: UnitTurn = {
  charge: null,
  firstMove: null,
  moved: null,
  rested: false,
  stood: false,
  control: null,
  threatened: false,
  campUsed: false,
  shot: false,
  shotAt: [],
  fought: false,
  reached: null,
  caught: null,
  disheartenedIn: null,
  heartenedIn: null,
};

/** OPT-RAIN: rain that lasts; a number so that the state stays plain JSON. */
export const REST_OF_GAME = Number.MAX_SAFE_INTEGER;

/** The state at deployment (SET-3 or the scenario's). Ids tell side, contingent and place: `red-1-0`. */
export function begin(setup: Setup): Battle {
  const contingents: Record<ContingentId, Contingent> = {};
  const units: Record<UnitId, Unit> = {};
  const force = (side: Side): Force => {
    const army = setup.armies[side];
    const ids = army.contingents.map((mustered, place) => {
      const id = `${side}-${place}`;
      const unitIds = mustered.units.map((unit, index) => {
        const unitId = `${id}-${index}`;
        const start = setup.starts?.find(
          (each) => each.side === side && each.contingent === place && each.unit === index,
        );
        units[unitId] = {
          id: unitId,
          side,
          contingent: id,
          name: unit.name,
          kind: unit.kind,
          grade: unit.grade,
          fullStands: unit.stands,
          stands: unit.stands,
          dps: start?.dps ?? FIGURES.startingDps,
          level: start?.level ?? FIGURES.startingLevel,
          formed: start?.formed ?? true,
          supernumeraries: unit.supernumeraries,
          course: 'steady',
          inCombat: false,
          followingUp: false,
          fightsToDeath: false,
          advancedLast: false,
          lost: null,
          thisTurn: FRESH_TURN,
        };
        return unitId;
      });
      const own = Math.max(
        0,
        mustered.units.findIndex((unit) => unit.kind === 'retinue'),
      );
      const company = mustered.units[own]?.supernumeraries ?? [];
      contingents[id] = {
        id,
        side,
        name: mustered.name,
        units: unitIds,
        signalled: false,
        inLine: false,
        leader: {
          ...mustered.leader,
          spent: 0,
          fate: 'leading',
          owns: company.filter(isOwned),
          unit: unitIds[own] ?? '',
          atRisk: null,
        },
      };
      return id;
    });
    const line = deployedLine(ids.flatMap((id) => contingents[id] ?? []));
    return { name: army.name, contingents: ids, line, retained: [] };
  };
  const [red, black] = SIDES.map(force) as [Force, Force];
  return {
    options: setup.options,
    turn: 1,
    phase: 'initiative',
    first: null,
    sides: { red, black },
    contingents,
    units,
    pack: newPack(setup.seed),
    rainUntil: 0,
    godCard: null,
    duel: null,
    fights: [],
    shocks: [],
    passed: [],
    ended: null,
  };
}

/** At deployment: contingents from right to left, each with its retinue between its bands. */
const deployedLine = (contingents: readonly Pick<Contingent, 'units'>[]): readonly UnitId[] =>
  contingents.flatMap(({ units: [retinue, ...bands] }) => {
    const right = Math.ceil(bands.length / 2);
    return [...bands.slice(0, right), ...(retinue ? [retinue] : []), ...bands.slice(right)];
  });
