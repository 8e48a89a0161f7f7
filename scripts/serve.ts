import { serve } from './server.ts';

// The usual port, or any free one if it is taken.
const site = await serve('dist', { port: Number(process.env.PORT ?? 4173) }).catch(
  (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return serve('dist');
  },
);
console.log(`Shieldwall Companion is served at ${site.address} (Ctrl+C ends it)`);
