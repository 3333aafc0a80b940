import { ResourceShow } from '../../crud/ResourceShow';
import { scanCells } from './ScanCells';

/** One scan with who made it. */
export const ScanPage = () => <ResourceShow cells={scanCells} />;
