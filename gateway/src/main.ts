import { readConfig, runAsProcess } from '@parcelway/platform';
import { startGateway } from './gateway';

void runAsProcess(async () => startGateway(readConfig()));
