import type { Provider } from '@nestjs/common';
import type { ServiceName } from '@parcelway/contracts/resources';
import type { ResourceBinding } from './bind';

/** Providers that serve a service's back-office resources: put them into the AppModule. */
export function crudProviders(_service: ServiceName, _bindings: readonly ResourceBinding[]): Provider[] {
  return [];
}
