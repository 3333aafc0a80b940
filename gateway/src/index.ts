export { startGateway } from './gateway';
export type { RunningGateway } from './gateway';
