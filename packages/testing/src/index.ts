export { openBrowser, screenshot, type TestBrowser } from './browser';
export {
  launchKillableStack,
  launchStack,
  type LaunchOptions,
  type LaunchedStack,
  type ProcessName,
} from './launch-stack';
export { testSecrets, type ProvidedNats, type ProviderKind, type ServerProvider } from './server-provider';
export { testDatabase, testNats, testRedis, type Released } from './test-servers';
export {
  asAdmin,
  asMember,
  asNobody,
  asService,
  eventually,
  startStack,
  type Stack,
  type StackOptions,
} from './stack';
export { repetitions, type Repetitions } from './repetitions';
export { plainRow } from './plain-row';
export { bothAtOnce } from './two-writers';
export type { BothWrites } from './two-writers';
export { sayEvent } from './say-event';
