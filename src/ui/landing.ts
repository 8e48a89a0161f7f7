/** Where the dragged one would land, given the middles of all at the start and how far it went. */
export function landing(middles: readonly number[], from: number, by: number): number {
  const at = (middles[from] ?? 0) + by;
  const above = middles.filter((middle, place) => place < from && middle > at).length;
  const below = middles.filter((middle, place) => place > from && middle < at).length;
  return from - above + below;
}
