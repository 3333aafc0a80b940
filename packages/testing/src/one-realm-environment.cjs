const { TestEnvironment } = require('jest-environment-node');

/** Runs tests in the worker's own realm, not in a context apart. */
module.exports = class OneRealmEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.console = globalThis.console;
    Object.assign(globalThis, config.projectConfig.globals);
  }

  async teardown() {
    globalThis.console = this.console;
    await super.teardown();
  }
};
