/** True when one slip of the finger (a letter missing, extra, wrong, or two swapped) parts the words. */
export function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  const swapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (swapped && restA.length > 1 && restA.slice(2) === restB.slice(2))
  );
}

/** The same, while the word is still being typed: `typed` is a slip away from how `word` begins. */
export const oneSlipFromStart = (typed: string, word: string): boolean =>
  [typed.length - 1, typed.length, typed.length + 1].some(
    (length) => length <= word.length && oneSlip(typed, word.slice(0, length)),
  );
