const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const ours = /^(?:\.|\/|node:|@parcelway\/)/;

/**
 * Jest's runtime, but libraries are loaded once in a worker, by Node itself, instead of anew for each test file: evaluating TypeORM, Nest and
 * their like took most of a file's time. Our own code is still evaluated for every file. Goes with `one-realm-environment.cjs`, so that
 * an `Error` or a `Date` is the same class in a test and in a library. No test may mock a library (none does).
 */
module.exports = class SharedLibrariesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    if (ours.test(name) || this._resolution?.isCoreModule?.(name))
      return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
};
