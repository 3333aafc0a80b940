/** A click, in displayed pixels from the picture's corner. */
export interface Click {
  readonly x: number;
  readonly y: number;
}

/** Clicks as the server reads them: `x,y-x,y;width;height` of the picture as displayed, whole pixels. */
export function clickInfo(clicks: readonly Click[], shown: { width: number; height: number }): string {
  const points = clicks.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
  return `${points.join('-')};${Math.round(shown.width)};${Math.round(shown.height)}`;
}
