/**
 * Answers a parent process that asks over the IPC channel: `{id, op, args}` in, `{id, result}` or `{id, error}` out.
 * When the parent is gone, however it went, `end` runs and this process exits: nothing outlives the run that made it.
 */
export function answerParent(operations, end) {
  let ending;
  const finish = () => {
    ending ??= Promise.resolve(end()).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('message', ({ id, op, args }) => {
    Promise.resolve()
      .then(() => operations[op](args ?? {}))
      .then(
        (result) => ({ id, result }),
        (error) => ({ id, error: error?.message ?? String(error) }),
      )
      .then((answer) => process.connected && process.send(answer));
  });
  process.on('disconnect', finish);
  process.on('SIGTERM', finish);
  // A Ctrl-C reaches the whole group: the parent decides, and its end is seen as a disconnect.
  process.on('SIGINT', () => {});
}
