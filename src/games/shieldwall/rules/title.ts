import { agree } from './agree';
import type { Battle } from './battle';
import { cardName } from './cards';
import type { Command } from './command';
import { LEVEL_NAMES, PHASE_NAMES, PHASES } from './words';

/** So many are named; its lines name the others. */
const NAMED = 2;

/** What a player did, in a few words: the headline of a journal entry. */
export function title(battle: Battle, command: Command): string {
  const unit = (id: string): string => battle.units[id]?.name ?? id;
  const leader = (id: string): string => battle.contingents[id]?.leader.name ?? id;
  const all = (ids: readonly string[]): string => ids.map(unit).join(', ');
  const few = (ids: readonly string[]): string =>
    ids.length > NAMED ? `${ids.length} units` : all(ids);
  const asOne = (ids: readonly string[]): string => wholeContingent(battle, ids) ?? all(ids);
  switch (command.type) {
    case 'nextPhase': {
      const next = PHASES[PHASES.indexOf(battle.phase) + 1];
      return next ? `${PHASE_NAMES[next]} phase` : `Turn ${battle.turn + 1}`;
    }
    case 'pass': {
      const what = battle.phase === 'combat' ? 'charges' : 'shots';
      return `${battle.sides[command.side].name}: no more ${what}`;
    }
    case 'rollInitiative':
      return 'Initiative';
    case 'rollDeployment':
      return 'Deployment';
    case 'rollLeaderPoints':
      return `LPs of ${leader(command.contingent)}`;
    case 'end':
      return endTitle(battle, command.ending);
    case 'resume':
      return 'The battle goes on';
    case 'drawCard':
      return 'A god card is drawn';
    case 'callHolyPerson':
      return `${command.callers.map(leader).join(' and ')} ${command.callers.length > 1 ? 'call' : 'calls'} on the gods`;
    case 'settleCard':
      return battle.godCard ? cardName(battle.godCard.card) : 'God card';
    case 'removeDp':
      return `${leader(command.contingent)} steadies ${unit(command.unit)}`;
    case 'changeLevel':
      return `${leader(command.contingent)} ${command.by > 0 ? 'rouses' : 'calms'} ${unit(command.unit)}`;
    case 'signal':
      return `${leader(command.contingent)} signals the advance`;
    case 'campFollowers':
      return `Camp followers help ${unit(command.unit)}`;
    case 'moveCampFollowers':
      return `Camp followers go to ${unit(command.to)}`;
    case 'challenge':
      return `${leader(command.contingent)} challenges ${leader(command.target)}`;
    case 'acceptChallenge':
      return 'The challenge is accepted';
    case 'refuseChallenge':
      return 'The challenge is refused';
    case 'dealDuel':
      return 'Cards are dealt for the duel';
    case 'discard':
      return agree(battle.sides[command.side].name, 'discard{s|}');
    case 'rollAdvantage':
      return 'Dice for advantage';
    case 'exchange':
      return `${cardName(command.cards.red)} against ${cardName(command.cards.black)}`;
    case 'leaveDuel':
      return 'The duel is left';
    case 'controlTest':
      return `Control test of ${unit(command.unit)}`;
    case 'inLine':
      return `${battle.contingents[command.contingent]?.name ?? command.contingent}: all in line`;
    case 'move':
      return `${asOne(command.units)}: ${command.purpose}`;
    case 'manoeuvre':
      return agree(unit(command.unit), MANOEUVRES[command.how]);
    case 'rest':
      return agree(unit(command.unit), 'rest{s|}');
    case 'restAll':
      return `${asOne(command.units)}: rest`;
    case 'stand':
      return `${asOne(command.units)}: stand`;
    case 'threaten':
      return `The enemy comes on: ${all(command.units)}`;
    case 'missiles':
      return `Missiles at ${few(command.volleys.map((volley) => volley.target))}`;
    case 'charge':
      return `Charge of ${few(command.tests.map((test) => test.unit))}`;
    case 'combat':
      return `${all(command.order.red.map((place) => place.unit))} against ${all(command.order.black.map((place) => place.unit))}`;
    case 'riskTest':
      return `Risk to ${leader(command.contingent)}`;
    case 'lostRetinue':
      return `${leader(command.contingent)} without his retinue`;
    case 'morale': {
      const felt = new Set(command.touched.map((each) => each.shock));
      const shocks = battle.shocks.filter((each) => felt.has(each.unit));
      return shocks.length > 0 && shocks.every(({ how }) => how === 'advanced')
        ? `The enemy comes on: ${all(command.touched.flatMap(({ units }) => units)) || 'nobody near'}`
        : `What ${all([...felt])} did to others`;
    }
    case 'blocked':
      return agree(unit(command.unit), '{has|have} no room');
    case 'caught':
      return agree(unit(command.unit), '{is|are} caught');
    case 'outrun':
      return agree(unit(command.unit), 'reach{es|} nobody');
    case 'meet':
      return agree(unit(command.unit), `run{s|} into ${all(command.enemies)}`);
    case 'freeHack':
      return agree(unit(command.unit), `cut{s|} down ${unit(command.target)}`);
    case 'remove':
      return agree(unit(command.unit), 'leave{s|} the battle');
    case 'giveDp':
      return `${unit(command.unit)}: a DP by hand`;
    case 'takeDp':
      return `${unit(command.unit)}: a DP off by hand`;
    case 'setUnit':
      return command.set.level
        ? `${unit(command.unit)}: ${LEVEL_NAMES[command.set.level]} by hand`
        : `${unit(command.unit)}: by hand`;
    case 'setLeader':
      return `${leader(command.contingent)}: by hand`;
    case 'setSignalled':
      return `Signal of ${leader(command.contingent)} by hand`;
    case 'setRetained':
      return `Cards of ${battle.sides[command.side].name} by hand`;
    case 'setLine':
      return `${battle.sides[command.side].name} in another order`;
    case 'setPhase':
      return `Turn ${command.turn}, ${PHASE_NAMES[command.phase]} by hand`;
    case 'setFirst':
      return 'Initiative by hand';
    case 'setRain':
      return 'Rain by hand';
    case 'setOptions':
      return 'Options by hand';
    case 'dismissShocks':
      return 'Nobody else was near';
  }
}

const MANOEUVRES = {
  sideStep: 'step{s|} aside',
  formUp: 'form{s|} up',
  difficultTerrain: 'go{es|} into difficult ground',
  interpenetrate: 'pass{es|} through friends',
};

function endTitle(battle: Battle, ending: NonNullable<Battle['ended']>): string {
  if (ending.how === 'gaveUp' && ending.side)
    return `${battle.sides[ending.side].name} gives up the field`;
  return ending.how === 'timeCalled' ? 'Time is called' : 'The battle ends';
}

/** Its name, where these are all that is left of a contingent, and more than one. */
function wholeContingent(battle: Battle, ids: readonly string[]): string | null {
  const contingent = battle.contingents[battle.units[ids[0] ?? '']?.contingent ?? ''];
  if (!contingent || ids.length < 2) return null;
  const here = contingent.units.filter((id) => battle.units[id]?.lost === null);
  const whole = here.length === ids.length && here.every((id) => ids.includes(id));
  return whole ? contingent.name : null;
}
