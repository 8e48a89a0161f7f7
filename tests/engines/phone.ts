import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '../../scripts/server.ts';
import type { Browser, Engine, Settings } from './engine.ts';
import type { Stage } from './flow.ts';
import { Player } from './player.ts';

/** A browser with a memory of its own, which can be closed and started again. */
export class Phone {
  readonly #engine: Engine;
  readonly #site: Site;
  readonly #pathOf: Stage['pathOf'];
  readonly #folder = mkdtempSync(join(tmpdir(), 'engines-'));
  readonly #settings: Settings;
  #browser: Browser | null = null;
  readonly players: Player[] = [];
  readonly problems: string[] = [];

  constructor(engine: Engine, site: Site, pathOf: Stage['pathOf'], settings: Partial<Settings>) {
    this.#engine = engine;
    this.#site = site;
    this.#pathOf = pathOf;
    this.#settings = {
      profile: join(this.#folder, 'profile'),
      downloads: join(this.#folder, 'downloads'),
      scheme: 'light',
      isPrivate: false,
      ...settings,
    };
    mkdirSync(this.#settings.profile);
    mkdirSync(this.downloads);
  }

  get downloads(): string {
    return this.#settings.downloads;
  }

  /** A new tab at a place in the app, by the route or by a whole address. */
  async open(route = ''): Promise<Player> {
    this.#browser ??= await this.#engine.launch(this.#settings);
    const player = new Player(await this.#browser.newTab(), this.#pathOf);
    this.players.push(player);
    const address = route.startsWith('/') ? `${this.#site.address}#${route}` : route;
    await player.open(address || this.#site.address);
    return player;
  }

  /** As a user closes it; what is stored stays. */
  async close(): Promise<void> {
    await this.#browser?.close();
    this.problems.push(...(this.#browser?.problems ?? []));
    this.players.length = 0;
    this.#browser = null;
  }

  async discard(): Promise<void> {
    await this.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
