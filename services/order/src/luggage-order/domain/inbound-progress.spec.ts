import { OrderStatus } from '@parcelway/contracts/statuses';
import { inboundProgress, statusAfterScan } from './inbound-progress';
import { canMove } from './order-status';

describe('statusAfterScan', () => {
  it.each([
    [2, 0, 2, 2],
    [2, 1, 2, 3],
    [3, 1, 2, 3],
    [3, 2, 2, 4],
    [2, 1, 1, 4],
    [2, 3, 2, 4],
    [3, 0, 2, 3],
    [2, 0, 0, 2],
    [0, 1, 1, 0],
    [1, 1, 1, 1],
    [4, 1, 2, 4],
    [7, 1, 2, 7],
    [8, 2, 2, 8],
    [9, 2, 2, 9],
  ] as const)('of an order in %i with %i of %i boxes is %i', (current, scanned, total, status) => {
    expect(statusAfterScan(current, { scanned, total })).toBe(status);
  });

  it('only ever makes moves that the table allows', () => {
    for (const current of Object.values(OrderStatus)) {
      for (const scanned of [0, 1, 2]) {
        const next = statusAfterScan(current, { scanned, total: 2 });
        expect(next === current || canMove(current, next)).toBe(true);
      }
    }
  });

  it('writes the progress as scanned over total', () => {
    expect(inboundProgress({ scanned: 1, total: 2 })).toBe('1/2');
  });
});
