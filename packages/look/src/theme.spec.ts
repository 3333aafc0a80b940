import { createLookTheme } from './theme';
import { tokens } from './tokens';

describe('look theme', () => {
  it.each(['light', 'dark'] as const)('takes palette, tones and grounds of %s from the tokens', (mode) => {
    const theme = createLookTheme({ mode, audience: 'customer' });
    expect(theme.palette.primary.main).toBe(tokens.color[mode].primary);
    expect(theme.palette.tones).toEqual(tokens.color[mode].tones);
    expect(theme.palette.background.default).toBe(tokens.color[mode].page);
    expect(theme.palette.sunken).toBe(tokens.color[mode].sunken);
    expect(theme.sidebar).toBeUndefined();
  });

  it('gives staff the cool ground, smaller text and the width of the menu', () => {
    const theme = createLookTheme({ mode: 'light', audience: 'staff' });
    expect(theme.palette.background.default).toBe(tokens.color.light.pageAdmin);
    expect(theme.typography.body1.fontSize).toBe('0.875rem');
    expect(theme.sidebar).toEqual({ width: 260, closedWidth: 64 });
  });

  it('keeps the spacing of 8 that react-admin lays its content out by', () => {
    expect(createLookTheme({ mode: 'light', audience: 'staff' }).spacing(1)).toBe('8px');
  });
});
