import { hitsAll, readClicks } from './clicks';
import type { Picture } from './clicks';

const picture: Picture = {
  width: 350,
  height: 200,
  targets: [
    { x: 10, y: 20, size: 40 },
    { x: 200, y: 100, size: 40 },
  ],
};
const judged = (info: string): boolean => {
  const clicks = readClicks(info);
  return clicks !== null && hitsAll(clicks, picture);
};

describe('clicks on a picture', () => {
  it.each([
    ['both in order', '30,40-220,120;350;200', true],
    ['both at half the size', '15,20-110,60;175;100', true],
    ['corners', '10,20-240,140;350;200', true],
    ['parts of a pixel', '30.5,40.25-220,120;350;200', true],
    ['the wrong order', '220,120-30,40;350;200', false],
    ['one right point only', '30,40;350;200', false],
    ['a third point', '30,40-220,120-30,40;350;200', false],
    ['one pixel beside', '9,20-220,120;350;200', false],
    ['no point', ';350;200', false],
    ['a size of nothing', '0,0-0,0;0;0', false],
    ['words', 'x,y-x,y;w;h', false],
    ['an exponent', '3e1,40-220,120;350;200', false],
    ['a negative size', '30,40-220,120;-350;200', false],
    ['more behind it', '30,40-220,120;350;200;1', false],
    ['nothing', '', false],
  ])('judges %s', (_what, info, isRight) => {
    expect(judged(info)).toBe(isRight);
  });
});
