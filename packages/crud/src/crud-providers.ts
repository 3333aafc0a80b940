import type { Provider, Type } from '@nestjs/common';
import type { ServiceName } from '@parcelway/contracts/resources';
import { crudOf } from '@parcelway/contracts';
import { FieldCipher, Outbox, Serves } from '@parcelway/platform';
import type { ObjectLiteral } from 'typeorm';
import { DataSource } from 'typeorm';
import type { ResourceBinding } from './bind';
import { CaptureRules } from './capture/capture-rules';
import { Captor } from './capture/captor';
import { PutBack } from './capture/put-back';
import { CrudService } from './crud.service';
import type { ResourceHooks } from './hooks';

/** Providers that serve a service's back-office resources: put them into the AppModule. */
export function crudProviders(service: ServiceName, bindings: readonly ResourceBinding[]): Provider[] {
  @Serves(crudOf(service))
  class ServiceCrud extends CrudService {}

  const hookClasses = [...new Set(bindings.flatMap(({ hooks }) => (hooks ? [hooks as Type<unknown>] : [])))];
  return [
    ...hookClasses,
    CaptureRules,
    {
      provide: CrudService,
      inject: [DataSource, Outbox, FieldCipher, CaptureRules, ...hookClasses],
      useFactory: (
        dataSource: DataSource,
        outbox: Outbox,
        cipher: FieldCipher,
        rules: CaptureRules,
        ...instances: ResourceHooks<ObjectLiteral>[]
      ) =>
        new ServiceCrud(
          dataSource,
          outbox,
          new Captor(rules, outbox, cipher),
          new PutBack(dataSource, cipher),
          bindings.map((binding) => ({ binding, hooks: hooksOf(binding, hookClasses, instances) })),
        ),
    },
  ];
}

function hooksOf(
  { hooks }: ResourceBinding,
  classes: readonly Type<unknown>[],
  instances: readonly ResourceHooks<ObjectLiteral>[],
): ResourceHooks<ObjectLiteral> {
  return (hooks && instances[classes.indexOf(hooks as Type<unknown>)]) ?? {};
}
