/** Starts a floor with what the bench sends, answers `{url}`, and ends with the bench. */
export function beginWhenTold<Begin>(start: (begin: Begin) => Promise<string>): void {
  process.once('message', (begin: Begin) => {
    start(begin).then(
      (url) => process.send?.({ url }),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  });
  process.once('disconnect', () => process.exit(0));
}
