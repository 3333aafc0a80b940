const { relative } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');
const { limitTime } = require('./time-limit.cjs');

/** Runs tests in the worker's own realm, not in a context apart, for `fileLimitMs` at most. */
module.exports = class OneRealmEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.console = globalThis.console;
    Object.assign(globalThis, config.projectConfig.globals);
    const { rootDir, testEnvironmentOptions } = config.projectConfig;
    this.endWatch = limitTime(relative(rootDir, context.testPath), testEnvironmentOptions.fileLimitMs);
  }

  async teardown() {
    globalThis.console = this.console;
    this.endWatch();
    await super.teardown();
  }
};
