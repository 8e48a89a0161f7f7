/** What players call things, by the entry that they mean. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  sequence: 'turn order phases round steps play start end',
  orders: 'command commands marker markers counter pool bonus lay limit pitched second',
  integrity: 'wing range reach levy levies infantry command distance six four lost',
  fire: 'shoot shooting missile arrows bow archers ff factor rating range sight los',
  suppression: 'suppressed pinned marker',
  horse: 'cavalry knights charge charging bonus heavy light hh lh held',
  withdraw: 'fall back disengage leave',
  'shield-wall': 'shieldwall wall form formation defend shield',
  movement: 'move hexes zoc ezoc zone control stacking friends edge reinforcements second',
  attack:
    'combat fight melee overlap outnumber numbers flank primary participating supporting declare target',
  class: 'cc shift shifts column up down modifiers downhill trench suppressed pitched',
  matrix: 'drm modifier utmm type types roll',
  table: 'crt results die d8 row',
  results:
    'de dl dr ex ne ar al ae star stars exchange eliminated loss losses casualty casualties step choice choices',
  retreat: 'dr ar blocked back flee',
  advance: 'follow pursue hex after combat',
  terrain: 'hill high ground river water bridge ford trench slope',
  initiative: 'marker double turn again second',
  victory: 'points vp win crown noble target lead check objective goal aim dead leader',
  card: 'scenario battle rules box special',
  rulings: 'options house readings variants decisions faq',
};
