/** What the look adds to MUI's types: tones for statuses, the petrol menu, sunken ground, strong line, sidebar. */
import '@mui/material/styles';

/** Background and text of one tone; every pair passes 4.5:1 in both modes. */
export interface ToneColours {
  bg: string;
  fg: string;
}

/** The six tones that carry every status, alert and toast. */
export type Tone = 'neutral' | 'info' | 'progress' | 'warning' | 'success' | 'danger';

type Tones = Record<Tone, ToneColours>;

interface MenuColours {
  bg: string;
  active: string;
  text: string;
  textActive: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    /** Status colours by tone. */
    tones: Tones;
    /** The petrol of the back-office menu, the hero and the footer. */
    menu: MenuColours;
    /** Ground of table heads and box headers. */
    sunken: string;
    /** Border of controls, at least 3:1 on every ground. */
    lineStrong: string;
  }
  interface PaletteOptions {
    tones?: Tones;
    menu?: MenuColours;
    sunken?: string;
    lineStrong?: string;
  }
  interface Theme {
    /** Width of react-admin's menu in px, open and closed. Only staff themes carry it. */
    sidebar: { width: number; closedWidth: number };
  }
  interface ThemeOptions {
    sidebar?: { width?: number; closedWidth?: number };
  }
}
