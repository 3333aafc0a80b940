import { goodsCategoryResource } from '@parcelway/contracts/resources';
import { formFields } from '../../crud/resource-fields';
import { goodsCategorySections } from './goods-category-sections';

describe('sections of the goods category form', () => {
  it('hold every writable field once', () => {
    const placed = goodsCategorySections.flatMap(({ fields }) => fields);
    expect([...placed].sort()).toEqual(
      formFields(goodsCategoryResource)
        .map(({ name }) => name)
        .sort(),
    );
  });
});
