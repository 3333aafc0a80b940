import { ResourceShow } from '../../crud/ResourceShow';
import { TryPostcode } from './TryPostcode';

/** One list of postcodes, and a box to try one. */
export const PostcodesPage = () => (
  <ResourceShow>
    <TryPostcode />
  </ResourceShow>
);
