/** Small letters without accents and without letters that keyboards lack: "aelf" finds Ælfwine. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ð', 'd')
    .replaceAll('þ', 'th');

/** Every word of the query stands somewhere in the texts. */
export function matches(query: string, texts: readonly string[]): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = plain(texts.join('\n'));
  return words.every((word) => found.includes(word));
}
