import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import './mui';
import { tokens } from './tokens';

/** `light` or `dark`; print is always light. */
export type LookMode = 'light' | 'dark';

/** `customer` is the storefront (44 px controls, 15 px body), `staff` the back office (36 px, 14 px). */
export type LookAudience = 'customer' | 'staff';

/** JSON widens every literal to string, so MUI's unions cannot be inferred from it. */
const part = (options: unknown): ThemeOptions => options as ThemeOptions;

/** A dialog that fills the screen has no corners to round. */
const squareFullScreen: ThemeOptions = {
  components: { MuiDialog: { styleOverrides: { paperFullScreen: { borderRadius: 0 } } } },
};

/** The tokens' padding of inputs is for plain fields; beside an icon or unit, and around lines, MUI's own inner padding must go. */
const innerPadding: ThemeOptions = {
  components: {
    MuiOutlinedInput: {
      styleOverrides: {
        inputAdornedStart: { paddingLeft: 0 },
        inputAdornedEnd: { paddingRight: 0 },
        multiline: { padding: 0 },
      },
    },
  },
};

/**
 * The press of a button that sends a form leaves the focus where it is: a field that loses it may grow a line of error and move the button from
 * under the pointer, and the click would be lost.
 */
const steadySubmit: ThemeOptions = {
  components: {
    MuiButton: {
      defaultProps: {
        onMouseDown: (event) => {
          if (event.currentTarget.getAttribute('type') === 'submit') event.preventDefault();
        },
      },
    },
  },
};

/** A main action that cannot be used stays what it is, only fainter; grey would read as another button. */
const faintWhenDisabled = (mode: LookMode): ThemeOptions => {
  const { primary, onPrimary } = tokens.color[mode];
  return {
    components: {
      MuiButton: {
        styleOverrides: {
          containedPrimary: {
            '&.Mui-disabled': { backgroundColor: primary, color: onPrimary, opacity: 0.45 },
          },
        },
      },
    },
  };
};

const ground = (mode: LookMode): ThemeOptions => ({
  palette: { background: { default: tokens.color[mode].pageAdmin } },
});

/**
 * The MUI theme of one mode and audience, built from `tokens.json` and from nothing else.
 * Staff themes also carry `theme.sidebar` and the cool page ground.
 */
export function createLookTheme(of: { mode: LookMode; audience: LookAudience }): Theme {
  const { base, light, dark, admin } = tokens.mui;
  const schemed = deepmerge(part(base), part(of.mode === 'dark' ? dark : light));
  const customer = [innerPadding, squareFullScreen, steadySubmit, faintWhenDisabled(of.mode)].reduce(
    (theme, more) => deepmerge(theme, more),
    schemed,
  );
  if (of.audience === 'customer') return createTheme(customer);
  return createTheme(deepmerge(deepmerge(customer, part(admin)), ground(of.mode)));
}
