export const TOOLS_PATH = '/tools';

/** The way to a calculator: which one, in which battle, for whom. */
export function toolPath(
  tool: string,
  battle: string | null,
  about: { readonly unit?: string; readonly contingent?: string } = {},
): string {
  const query = new URLSearchParams();
  if (battle) query.set('battle', battle);
  if (about.unit) query.set('unit', about.unit);
  if (about.contingent) query.set('contingent', about.contingent);
  const asked = query.toString();
  return `${TOOLS_PATH}/${tool}${asked ? `?${asked}` : ''}`;
}
