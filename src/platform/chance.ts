import { cryptoChance } from '../core/chance';

/** The dice of the app: the device's own randomness, every face as likely as any other. */
export const appChance = cryptoChance((words) => {
  crypto.getRandomValues(words);
});
