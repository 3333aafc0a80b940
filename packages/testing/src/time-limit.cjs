const { writeSync } = require('node:fs');
const { Worker, isMainThread, parentPort } = require('node:worker_threads');

let watch;

/**
 * Watches one test file from a thread apart, since a loop holds up every timer of its own: past the limit the process that runs the file is
 * killed, which Jest counts as the file's failure, and the error output says which file it was.
 * @returns ends the watch of this file
 */
function limitTime(file, limitMs) {
  if (!watch) {
    watch = new Worker(__filename);
    watch.unref();
  }
  watch.postMessage({ file, limitMs });
  return () => watch.postMessage(null);
}

function kill({ file, limitMs }) {
  writeSync(2, `\n${file} was still running after ${limitMs / 1_000} s and has been ended.\n`);
  process.kill(process.pid, 'SIGKILL');
}

if (!isMainThread) {
  let timer;
  parentPort.on('message', (watched) => {
    clearTimeout(timer);
    if (watched) timer = setTimeout(() => kill(watched), watched.limitMs);
  });
}

module.exports = { limitTime };
