import { readConfig, startService } from '@parcelway/platform';
import { testDatabase, testNats, testSecrets } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import { service } from '../index';
import { TerminalTaskStatus } from './domain/terminal-task-status';
import { TerminalTaskEntity } from './terminal-task.entity';

describe('a start of the terminal service', () => {
  it('turns tasks that were connecting or executing into unknown, with an end, and leaves the others', async () => {
    const [database, nats] = await Promise.all([testDatabase(), testNats()]);
    const config = readConfig({
      ...testSecrets,
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      LOG_LEVEL: 'silent',
    });
    const first = await startService(service, config);
    const rows = Object.entries(TerminalTaskStatus).map(([uuid, status]) => ({
      uuid,
      status,
      command: 'version.node',
    }));
    await first.app.get(DataSource).getRepository(TerminalTaskEntity).insert(rows);
    await first.stop();

    const second = await startService(service, config);
    const tasks = await second.app
      .get(DataSource)
      .getRepository(TerminalTaskEntity)
      .find({ order: { id: 'asc' } });
    await second.stop();
    await Promise.all([database.release(), nats.release()]);

    expect(tasks.map(({ uuid, status, finishedAt }) => [uuid, status, finishedAt !== null])).toEqual([
      ['waiting', 0, false],
      ['connecting', 5, true],
      ['executing', 5, true],
      ['success', 3, false],
      ['failed', 4, false],
      ['unknown', 5, false],
    ]);
  });
});
