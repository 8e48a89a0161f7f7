import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Browser, type Engine, type Settings, SIZE, type Tab } from './engine.ts';
import { works } from './packages.ts';

const HOST = fileURLToPath(new URL('webkit_host.py', import.meta.url));
/** The system's own: another Python does not see the system's packages. */
const PYTHON = '/usr/bin/python3';

interface Answer {
  readonly id: number;
  readonly value: unknown;
  readonly error: string | null;
}

/** A screen that nobody sees; its number is the system's choice, so that two never meet. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(process.stdout)) return { process, display: `:${line}` };
  throw new Error('Xvfb did not start.');
}

async function launch(settings: Settings): Promise<Browser> {
  const screen = await startScreen();
  const host = spawn(
    'dbus-run-session',
    ['--', PYTHON, HOST, JSON.stringify({ ...settings, ...SIZE })],
    {
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISPLAY: screen.display,
        // There is no graphics card to share memory with.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Nobody reads the screen aloud, and the service that would makes noise.
        NO_AT_BRIDGE: '1',
      },
    },
  );
  const { stdin, stdout, stderr } = host;
  const replies = host.stdio[3] as Readable;
  const problems: string[] = [];
  const said: string[] = [];
  for (const stream of [stdout, stderr]) {
    createInterface(stream).on('line', (line) => {
      if (line.startsWith('CONSOLE') && line.includes(' ERROR ')) problems.push(line);
      else said.push(line);
    });
  }

  const waiting = new Map<number, (answer: Answer) => void>();
  createInterface(replies).on('line', (line) => {
    const answer = JSON.parse(line) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let ended = false;
  host.once('exit', () => {
    ended = true;
    for (const [id, answer] of waiting) {
      answer({ id, value: null, error: `The host ended: ${said.slice(-5).join('\n')}` });
    }
  });
  let count = 0;
  const ask = (command: { do: string; tab?: number; words?: readonly unknown[] }) =>
    new Promise<unknown>((resolve, reject) => {
      if (ended) throw new Error(`The host has ended: ${said.slice(-5).join('\n')}`);
      const id = count++;
      waiting.set(id, ({ value, error }) =>
        error === null ? resolve(value) : reject(new Error(error)),
      );
      stdin.write(`${JSON.stringify({ ...command, id })}\n`);
    });

  const newTab = async (): Promise<Tab> => {
    const tab = Number(await ask({ do: 'newTab' }));
    const act =
      (name: string) =>
      async (...words: readonly unknown[]) =>
        void (await ask({ do: name, tab, words }));
    return {
      goto: act('goto'),
      evaluate: (source) => ask({ do: 'evaluate', tab, words: [source] }),
      click: act('click'),
      type: act('type'),
      pickFile: act('pickFile'),
      picture: act('picture'),
      print: act('print'),
      close: act('close'),
    };
  };
  return {
    newTab,
    problems,
    close: async () => {
      stdin.end();
      if (!ended) await once(host, 'exit');
      screen.process.kill();
    },
  };
}

const IMPORTS =
  "import cairo, gi; [gi.require_version(*each) for each in (('Gtk', '3.0'), ('WebKit2', '4.1'))]; gi.require_foreign('cairo')";

/** WebKitGTK in a host of our own: the nearest to an iPhone's browser that a Linux machine can have. */
export const webkit: Engine = {
  name: 'webkit',
  packages: ['gir1.2-webkit2-4.1', 'python3-gi-cairo', 'libgl1-mesa-dri', 'xvfb', 'dbus-daemon'],
  isHere: () =>
    works('Xvfb', '-help') &&
    works('dbus-run-session', '--version') &&
    works(PYTHON, '-c', IMPORTS),
  launch,
};
