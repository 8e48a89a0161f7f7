// The gate: every check there is, the quick ones first, all of them even if one fails.
import { spawn } from 'node:child_process';

const together = ['lint', 'directions', 'unused', 'types', 'test'];
const inTurn = ['build', 'wording', 'browser', 'budget', 'e2e:run'];
/** The others must pass on a machine without a browser, so it is hidden from them. */
const needBrowser = ['browser', 'budget', 'e2e:run'];

interface Outcome {
  step: string;
  passed: boolean;
  seconds: number;
}

/** Runs one npm script; its words are kept back and printed in one piece, so that two never mix. */
function run(step: string): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', step], {
      env: needBrowser.includes(step) ? process.env : { ...process.env, CHROME_PATH: 'none' },
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000;
      console.log(`\n=== ${step}: ${code === 0 ? 'passed' : 'FAILED'}\n${output.trim()}`);
      resolve({ step, passed: code === 0, seconds });
    });
  });
}

const outcomes: Outcome[] = [];
const waiting = [...together];
const worker = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await run(step));
};
await Promise.all([worker(), worker()]);
for (const step of inTurn) outcomes.push(await run(step));

console.log('');
for (const { step, passed, seconds } of outcomes) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${step}`);
}
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
