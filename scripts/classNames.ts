import { globSync } from 'node:fs';
import type { Plugin } from 'vite';

const sheets = globSync('src/**/*.module.css').sort();

/** The sheet's number in two figures, then the class's place in it: `.unitName` becomes `._4fa`. */
function shortName(name: string, file: string, css: string): string {
  const sheet = sheets.findIndex((path) => file.endsWith(path));
  const classes = [...new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))];
  const place = classes.indexOf(name);
  // What is not a class is the name of an animation.
  return `_${sheet.toString(36).padStart(2, '0')}${place < 0 ? `-${name}` : place.toString(36)}`;
}

/** Short names for the classes of modules, the same each time: they stand in scripts and styles. */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortName } } }),
  };
}
