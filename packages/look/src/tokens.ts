import tokens from './tokens.json';

/** Every value of the look: colours, space, radius, motion, z-index, status words, MUI options. */
export { tokens };
