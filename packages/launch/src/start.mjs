import { start } from './launcher.mjs';
import { report } from './settings.mjs';

/** `npm start`, and `npm run dev` with `--watch`. The address of the copy is the last line it prints. */
start({ watch: process.argv.includes('--watch') }).then(
  () => process.exit(),
  (error) => {
    report(error);
    process.exit(1);
  },
);
