import { globSync } from 'node:fs';
import type { Conformance } from './suite';

/** A registered game brings what the tests of every game need in tests/games/<id>/conformance.ts. */
const found = globSync('tests/games/*/conformance.ts').filter((path) => !path.includes('toy'));
const modules = await Promise.all(
  found.map((path) => import(`${process.cwd()}/${path}`) as Promise<{ conformance: Conformance }>),
);
export const REGISTERED = modules.map(({ conformance }) => conformance);
