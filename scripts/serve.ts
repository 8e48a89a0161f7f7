import { serve } from './server.ts';

const site = await serve('dist', { port: Number(process.env.PORT ?? 4173) });
console.log(`Shieldwall Companion is served at ${site.address} (Ctrl+C ends it)`);
