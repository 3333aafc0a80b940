import { start } from '@parcelway/platform';
import { service } from './index';

void start(service);
