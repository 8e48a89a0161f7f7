import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The latest of something, for callbacks that must stay the same so that rows are not drawn anew. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
