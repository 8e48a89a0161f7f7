import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this command is here and ends well. */
export const works = (command: string, ...words: string[]): boolean => {
  try {
    execFileSync(command, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Installs from the system's packages where that is possible; else says in a sentence what to do. */
export function installPackages(purpose: string, packages: readonly string[]): string | undefined {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get')) {
    return `${purpose} needs ${packages.join(', ')} (Debian's names), and there is no apt here to get them.`;
  }
  if (process.getuid?.() !== 0) return `${purpose} needs \`sudo ${command}\`.`;
  console.log(`${purpose}: ${command}`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const [apt = '', ...words] = command.split(' ');
    execFileSync(apt, words, { stdio: ['ignore', 'ignore', 'inherit'] });
    return undefined;
  } catch (error) {
    return `${purpose} could not be installed: ${(error as Error).message}.`;
  }
}
