import { EventReader } from './event-reader';

describe('events of a stream', () => {
  it('come out whole, however they were cut, without comments', () => {
    const stream = 'data: {"a":1}\n\n: ping\n\nevent: refused\ndata: {"b":"\\n"}\n\n';
    for (let cut = 0; cut < stream.length; cut += 1) {
      const reader = new EventReader();
      expect([...reader.take(stream.slice(0, cut)), ...reader.take(stream.slice(cut))]).toEqual([
        { kind: 'message', data: '{"a":1}' },
        { kind: 'refused', data: '{"b":"\\n"}' },
      ]);
    }
  });
});
