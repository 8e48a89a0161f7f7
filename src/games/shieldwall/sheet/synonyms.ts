/** What players call things, by the entry that they mean. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  turn: 'phases round order sequence initiative first steps play',
  gods: 'cards deck card draw joker rain weather omen fortune reroll archer king queen jack ace eclipse drink priest',
  leaders: 'lp lps leadership command signal advance orders spend points general priest holy cinc',
  duel: 'challenge single combat hero refuse refusal cards parry strike wound honour',
  champions: 'hero heroic champion challenger',
  control: 'disobey obey uncontrolled command stop halt',
  movement: 'march speed distance advance fatigue tired tire rate inches rain terrain difficult',
  manoeuvre:
    'maneuver maneuvre wheel turn about face flank sidestep step back embark ship boat interpenetrate direction form up reform',
  rest: 'recover rally recovery reform regroup reorganise',
  unformed:
    'disordered formation broken up scattered difficult terrain woods marsh unform river water stream ford slope',
  missiles: 'shooting shoot shots bows archery arrows javelins volley ranged fire cover',
  charge: 'charging assault attack close contact declare',
  combat:
    'melee fight fighting battle hand attack hits to-hit dice modifiers flank support hill uphill bonus overlap outnumber numbers',
  results:
    'outcome win lose loss won lost draw victory success inconclusive set-back setback defeat margin refight',
  after:
    'rout routing routed flee flight break broken retire retreat withdraw pursue pursuit follow-up followup fallback fall-back recoil free hack surrender loot camp chase',
  risk: 'wound wounds wounded killed general death dead die dies casualty to-the-death',
  'lost-retinue': 'captured capture escape prisoner eliminated leaderless',
  dps: 'pebble pebbles stones marker markers disorder cohesion dp disordered counters',
  levels:
    'morale courage shaken present ready blood lust bloodlust nerve al als mood aggression waver frenzy berserk casualties losses',
  army: 'list contingent contingents size points muster bases basing scale stand stands figures build',
  grades: 'quality experience troops veterans levy fyrd class training strength a b c d',
  supernumeraries:
    'camp followers holy person priest standard banner flag special weapon sword women extras characters',
  deployment: 'setup set-up deploy start begin place',
  dice: 'avd average die d6',
  differences: 'options variants versions house rules rulebook qrs quick errata settings',
  end: 'victory conditions win game over finish points winner objective goal aim',
};
