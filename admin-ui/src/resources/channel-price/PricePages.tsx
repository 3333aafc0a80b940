import { packagingLineResource } from '@parcelway/contracts/resources';
import { useResourceContext, useTranslate } from 'react-admin';
import { ChangeHistory } from '../../crud/ChangeHistory';
import { PageTabs } from '../../crud/PageTabs';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { LinesInput } from './LinesInput';
import { PackagingLines } from './PackagingLines';
import { FormRuler, ShownRuler } from './ValidityRuler';

/** Public and member prices are the same three pages. */
export function PricePage() {
  return (
    <ShowPage>
      <Content />
    </ShowPage>
  );
}

function Content() {
  const translate = useTranslate();
  const fields = showFields(declarationOf(useResourceContext() ?? ''));
  const facts = (
    <>
      <Facts fields={fields.filter(({ name }) => name !== 'lines')} />
      <ShownRuler />
      <PackagingLines />
    </>
  );
  return (
    <PageTabs
      tabs={[
        { key: 'facts', label: translate('form.basics'), content: facts },
        {
          key: 'history',
          label: translate('price.history'),
          content: <ChangeHistory lines={packagingLineResource} />,
        },
      ]}
    />
  );
}

/** Lines of a stored price are rows of their own, changed in their place. */
export const PriceEdit = () => (
  <ResourceEdit inputs={{ lines: () => null }} below={<FormRuler />}>
    <PackagingLines />
  </ResourceEdit>
);

export const PriceCreate = () => <ResourceCreate inputs={{ lines: LinesInput }} below={<FormRuler />} />;
