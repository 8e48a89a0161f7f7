export const TOOLS_PATH = '/tools';

/** The way to a calculator: which one, in which battle, for whom. */
export function toolPath(
  tool: string,
  battle: string | null,
  about: {
    readonly unit?: string;
    readonly contingent?: string;
    readonly anyway?: boolean;
    readonly extraDie?: true;
  } = {},
): string {
  const query = new URLSearchParams();
  if (battle) query.set('battle', battle);
  if (about.unit) query.set('unit', about.unit);
  if (about.contingent) query.set('contingent', about.contingent);
  if (about.anyway) query.set('anyway', 'yes');
  if (about.extraDie) query.set('extraDie', '1');
  const asked = query.toString();
  return `${TOOLS_PATH}/${tool}${asked ? `?${asked}` : ''}`;
}
