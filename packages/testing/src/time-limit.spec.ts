import { spawnSync } from 'node:child_process';

/** Runs a script in a process of its own, with `limitTime` at hand. */
function run(script: string) {
  const limit = `const { limitTime } = require(${JSON.stringify(require.resolve('./time-limit.cjs'))});`;
  const { signal, status, stderr } = spawnSync(process.execPath, ['-e', limit + script], {
    encoding: 'utf8',
  });
  return { signal, status, stderr: stderr.trim() };
}

describe('the time limit of a test file', () => {
  it('ends one that loops, and says which it was', () => {
    expect(run(`limitTime('some/loop.spec.ts', 200); for (;;);`)).toEqual({
      signal: 'SIGKILL',
      status: null,
      stderr: 'some/loop.spec.ts was still running after 0.2 s and has been ended.',
    });
  });

  it('ends the one that runs now, not one that has ended', () => {
    const { signal, stderr } = run(
      `limitTime('one.spec.ts', 100)(); limitTime('two.spec.ts', 300); setInterval(() => {}, 1_000);`,
    );
    expect(signal).toBe('SIGKILL');
    expect(stderr).toMatch(/^two\.spec\.ts was/);
  });

  it('lets the process end where no file runs', () => {
    expect(run(`limitTime('one.spec.ts', 60_000)();`)).toEqual({ signal: null, status: 0, stderr: '' });
  });
});
