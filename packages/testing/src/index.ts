export { testDatabase, testNats, testRedis, type Released } from './test-servers';
export { testSecrets, type ProvidedNats, type ProviderKind, type ServerProvider } from './server-provider';
