import type { Task } from '../../rules';
import type { Opened } from './OpenPanel';

/** What a line of the guide opens; null where it only says what comes by itself. */
export function openedBy({ tool, wing, units = [] }: Task): Opened | null {
  const [first] = units;
  switch (tool) {
    case 'orders':
      return wing === undefined ? null : { what: 'lay', wing };
    case 'integrity':
      return { what: 'integrity' };
    case 'fire':
      return first === undefined ? null : { what: 'fire', unit: first };
    case 'attack':
      return { what: 'attack', target: null, attackers: [] };
    case 'movement':
      return first === undefined ? null : { what: 'unit', id: first };
    case 'initiative':
    case 'victory':
      return { what: 'turn' };
    case 'none':
      return first === undefined ? null : { what: 'unit', id: first };
  }
}
