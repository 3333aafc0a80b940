import { clickInfo } from './click-info';

describe('clicks of a captcha', () => {
  it('are told with the size of the picture as it was shown', () => {
    const clicks = [
      { x: 10.4, y: 20.6 },
      { x: 200, y: 5 },
    ];
    expect(clickInfo(clicks, { width: 350.2, height: 199.8 })).toBe('10,21-200,5;350;200');
  });
});
