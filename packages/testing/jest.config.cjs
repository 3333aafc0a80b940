const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');

const root = resolve(__dirname, '../..');
const { REPETITIONS, SEED } = process.env;

/** Tests run the TypeScript sources: every workspace name points at its `src`. Libraries are loaded once in a worker (decision 0008). */
module.exports = {
  rootDir: root,
  testEnvironment: '<rootDir>/packages/testing/src/one-realm-environment.cjs',
  // No file takes half of this on a machine that is busy; random cases may be repeated for hours.
  testEnvironmentOptions: { globalsCleanup: 'off', fileLimitMs: REPETITIONS ? 14_400_000 : 420_000 },
  globals: {
    parcelwayRepetitions: {
      ...(REPETITIONS && { count: Number(REPETITIONS) }),
      ...(SEED && { seed: Number(SEED) }),
    },
  },
  runtime: '<rootDir>/packages/testing/src/shared-libraries-runtime.cjs',
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.int-spec.ts', '**/*.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        ...JSON.parse(readFileSync(`${root}/.swcrc`, 'utf8')),
        swcrc: false,
        sourceMaps: 'inline',
        jsc: {
          ...JSON.parse(readFileSync(`${root}/.swcrc`, 'utf8')).jsc,
          parser: { syntax: 'typescript', decorators: true, tsx: true },
          transform: {
            ...JSON.parse(readFileSync(`${root}/.swcrc`, 'utf8')).jsc.transform,
            react: { runtime: 'automatic' },
          },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^@parcelway/(order|waybill|pickup|payment|user|terminal)-service$': '<rootDir>/services/$1/src',
    '^@parcelway/gateway$': '<rootDir>/gateway/src',
    '^@parcelway/contracts/(resources|statuses)$': '<rootDir>/packages/contracts/src/$1',
    '^@parcelway/([a-z-]+)$': '<rootDir>/packages/$1/src',
  },
  globalSetup: '<rootDir>/packages/testing/src/global-setup.ts',
  globalTeardown: '<rootDir>/packages/testing/src/global-teardown.ts',
  testTimeout: 60_000,
  // The libraries stay in a worker; what test files leave behind in them goes with it.
  workerIdleMemoryLimit: '1GB',
};
