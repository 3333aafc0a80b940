export { Serves } from './serves';
export { InjectClient, clientProviders, createClient } from './client';
export { invalidFields, validateRequest } from './validate';
