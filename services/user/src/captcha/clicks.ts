/** What has to be clicked on, in pixels of the picture as it was made. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** In the order in which they have to be clicked on. */
  readonly targets: readonly Target[];
}

export interface Clicks {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Size at which the picture was shown. */
  readonly width: number;
  readonly height: number;
}

const NUMBER = String.raw`\d{1,5}(?:\.\d{1,6})?`;
const FORM = new RegExp(`^(${NUMBER},${NUMBER}(?:-${NUMBER},${NUMBER}){0,9});(${NUMBER});(${NUMBER})$`);

/** `x1,y1-x2,y2;width;height` → numbers; null for anything else. */
export function readClicks(info: string): Clicks | null {
  const [, points = '', width, height] = FORM.exec(info) ?? [];
  if (Number(width) > 0 && Number(height) > 0)
    return {
      points: points.split('-').map((point) => {
        const [x, y] = point.split(',').map(Number);
        return { x: x ?? 0, y: y ?? 0 };
      }),
      width: Number(width),
      height: Number(height),
    };
  return null;
}

/** Whether every target was hit in its turn, and nothing else was clicked on. */
export function hitsAll({ points, width, height }: Clicks, picture: Picture): boolean {
  if (points.length !== picture.targets.length) return false;
  return picture.targets.every((target, index) => {
    const point = points[index];
    if (!point) return false;
    const x = (point.x * picture.width) / width - target.x;
    const y = (point.y * picture.height) / height - target.y;
    return x >= 0 && x <= target.size && y >= 0 && y <= target.size;
  });
}
