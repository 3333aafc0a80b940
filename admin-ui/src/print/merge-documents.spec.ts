import { loadAll } from './merge-documents';

describe('loading several documents', () => {
  it('keeps their order however long each takes and never asks for more than allowed at once', async () => {
    let running = 0;
    let most = 0;
    const load = (name: string, ticks: number) => async () => {
      most = Math.max(most, ++running);
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      running--;
      return name;
    };
    const loads = [load('a', 9), load('b', 1), load('c', 5), load('d', 1), load('e', 3)];
    expect(await loadAll(loads, 2)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(most).toBe(2);
  });

  it('fails as soon as one cannot be loaded', async () => {
    const loads = [() => Promise.resolve('a'), () => Promise.reject(new Error('no label'))];
    await expect(loadAll(loads)).rejects.toThrow('no label');
  });

  it('answers nothing for nothing', async () => {
    expect(await loadAll([])).toEqual([]);
  });
});
