import { channelResource } from '@parcelway/contracts/resources';
import { formFields } from '../../crud/resource-fields';
import { channelSections } from './channel-sections';

describe('sections of the channel form', () => {
  it('hold every writable field once', () => {
    const placed = channelSections.flatMap(({ fields }) => fields);
    expect([...placed].sort()).toEqual(
      formFields(channelResource)
        .map(({ name }) => name)
        .sort(),
    );
  });
});
