/** Something did not answer in time. It may still do so later. */
export class LateError extends Error {
  override name = 'LateError';
}

/** What `work` gives, or a LateError if it takes longer. The work itself is not stopped. */
export async function within<T>(
  milliseconds: number,
  work: PromiseLike<T>,
  message: string,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(message)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same for work of many steps, of which each may take so long. */
export async function withinEach<T>(
  milliseconds: number,
  work: (step: () => void) => PromiseLike<T>,
  message: string,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let step = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    step = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new LateError(message)), milliseconds);
    };
  });
  step();
  try {
    return await Promise.race([work(step), late]);
  } finally {
    clearTimeout(timer);
  }
}
