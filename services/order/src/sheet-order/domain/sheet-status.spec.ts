import { Handover, SheetStatus } from '@parcelway/contracts/statuses';
import { canHandOver, canMoveSheet, sheetActions } from './sheet-status';

const { awaiting, succeeded, failed, inProgress } = SheetStatus;
const STATES = Object.values(SheetStatus);
const HANDOVERS = Object.values(Handover);

describe('the states of a sheet order', () => {
  const allowed = ['0>3', '3>1', '3>2', '2>3'];

  it.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))('%i to %i', (from, to) => {
    expect(canMoveSheet(from, to)).toBe(allowed.includes(`${from}>${to}`));
  });

  it.each([
    [awaiting, 1, ['submit', 'edit', 'void', 'delete']],
    [awaiting, 2, ['submit', 'edit', 'void']],
    [failed, 2, ['retry', 'edit', 'void']],
    [succeeded, 2, ['print', 'void']],
    [inProgress, 2, []],
  ])('offers in state %i, pay status %i: %j', (status, payStatus, actions) => {
    expect(sheetActions({ status, payStatus, isVoid: false })).toEqual(actions);
  });

  it.each(STATES)('offers nothing but deletion of a void one in state %i', (status) => {
    expect(sheetActions({ status, payStatus: 3, isVoid: true })).toEqual(['delete']);
  });
});

describe('the handover', () => {
  const allowed = ['0>1', '0>2', '2>1'];

  it.each(HANDOVERS.flatMap((from) => HANDOVERS.map((to) => [from, to] as const)))('%i to %i', (from, to) => {
    expect(canHandOver(from, to)).toBe(allowed.includes(`${from}>${to}`));
  });
});
