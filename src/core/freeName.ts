/** "Band", then "Band 2", "Band 3"; a copy of "Band 2" is "Band 3". A year stays: "Maldon 991 (2)". */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = name.replace(/ (\d{1,2}|\(\d+\))$/, '');
  const numbered = (number: number) =>
    /\d$/.test(stem) ? `${stem} (${number})` : `${stem} ${number}`;
  let number = 2;
  while (taken.includes(numbered(number))) number++;
  return numbered(number);
}
