/** What players call things, by the entry that they mean. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  turn: 'sequence phases round order first steps play',
  commands: 'orders activation points pips cost spend',
  deployment: 'deploy setup set-up start bring enter waiting reserves camp late',
  movement: 'move march advance wheel rotate face facing front step speed distance',
  held: 'pinned zoc zone control stuck blocked lock slide past',
  attack:
    'fight melee combat strength modifiers bonus penalty downhill hill lone alone lord support charge bonus flank overlap outnumber numbers',
  chances: 'odds probability dice die roll percent likely',
  hit: 'casualty casualties losses damage loss spent fresh save saver absorb transfer rout routed wound',
  pursuit: 'pursue follow chase advance after combat compulsory must',
  victory:
    'win points lose defeat score end game over turns rout threshold objective goal aim dead leader',
  armies: 'units warbands lord leader king camp superior inferior strength',
  terrain: 'map board hex hill wood forest marsh swamp river water slope hilltop corner rear',
  battles: 'scenario scenarios ashdown brunanburh maldon clontarf fulford stamford bridge history',
  options: 'house rules handicap balance settings variants',
};
