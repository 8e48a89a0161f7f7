/** "60 %"; what can happen is never shown as 0 %, nor what can fail as 100 %. */
export function percent(share: number): string {
  if (share <= 0) return '0 %';
  if (share >= 1) return '100 %';
  if (share < 0.005) return '< 1 %';
  if (share >= 0.995) return '> 99 %';
  return `${Math.round(share * 100)} %`;
}
