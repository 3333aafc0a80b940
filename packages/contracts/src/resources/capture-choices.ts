import type { Field, Resource } from './define-resource';
import { fieldsOf, stockFields, tableOf } from './define-resource';

export type CaptureKind = 'recycle' | 'sensitive';

/** As the clients' rule forms name a resource: `goods.Category` is `goods/Category.php`. */
export function controllerFile({ controller }: Pick<Resource, 'controller'>): string {
  return `${controller.replaceAll('.', '/')}.php`;
}

/** What a rule may watch: never the database's own list of tables, always the declarations. */
export interface CaptureChoice {
  readonly controller: string;
  readonly resource: Resource;
  readonly data_table: string;
  readonly primary_key: 'id';
  /** Fields a sensitive rule may watch. */
  readonly fields: Readonly<Record<string, Field>>;
}

const act = { recycle: 'del', sensitive: 'edit' } as const;

/** Resources whose rows are deleted, or edited, by staff. */
export function captureChoices(
  kind: CaptureKind,
  resources: Readonly<Record<string, Resource>>,
): readonly CaptureChoice[] {
  return Object.values(resources)
    .filter(({ acts, table }) => table !== null && acts.includes(act[kind]))
    .map((resource) => ({
      controller: controllerFile(resource),
      resource,
      data_table: tableOf(resource),
      primary_key: 'id',
      fields: Object.fromEntries(
        Object.entries(fieldsOf(resource)).filter(
          ([name, { virtual }]) => !virtual && !Object.hasOwn(stockFields, name),
        ),
      ),
    }));
}

/** The choice that a form's word means: `goods/Category.php`, `goods.Category`, or an alias, in any case. */
export function captureChoiceOf(
  choices: readonly CaptureChoice[],
  controller: string,
): CaptureChoice | undefined {
  const wanted = pathOf(controller);
  return choices.find(({ resource }) =>
    [resource.controller, ...(resource.aliases ?? [])].some((name) => pathOf(name) === wanted),
  );
}

/** `goods/Category.php`, `goods\\Category` and `goods.Category` are `goods/category`. */
function pathOf(controller: string): string {
  return controller
    .trim()
    .toLowerCase()
    .replace(/\.php$/, '')
    .replace(/[\\.]/g, '/');
}
