import { PNG } from "pngjs";

/** The product's symbol on a ground of 28 by 28: three bars of a schedule, the later ones fainter. */
const ground = 28;
const bars = [
  { x: 6, y: 8, width: 10, opacity: 1 },
  { x: 10, y: 12.6, width: 12, opacity: 0.75 },
  { x: 7.5, y: 17.2, width: 8, opacity: 0.5 },
];
const barHeight = 3.2;
const cornerRadius = 7;
/** The part of a maskable icon that every shape of mask leaves visible (W3C, Web App Manifest, 'safe zone'). */
const safeZone = 0.8;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** How much of a pixel lies in a box with round corners, 0 to 1, by the distance of its middle from the edge. */
const coverage = ({ x, y, width, height, radius }: Box, atX: number, atY: number, pixels: number): number => {
  const dx = Math.max(Math.abs(atX - x - width / 2) - width / 2 + radius, 0);
  const dy = Math.max(Math.abs(atY - y - height / 2) - height / 2 + radius, 0);
  return Math.min(Math.max(0.5 - (Math.hypot(dx, dy) - radius) * pixels, 0), 1);
};

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/**
 * The product's icon as a PNG of `size` by `size` pixels, white on a brand's colour (`#rrggbb`). A maskable one fills its square and keeps
 * the symbol in the middle, since each system cuts it to a shape of its own.
 */
export const drawAppIcon = (size: number, color: string, isMaskable: boolean): Buffer => {
  const png = new PNG({ width: size, height: size });
  const brand = channels(color);
  const pixels = size / ground;
  const scale = isMaskable ? safeZone : 1;
  const plate: Box = { x: 0, y: 0, width: ground, height: ground, radius: isMaskable ? 0 : cornerRadius };
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [(column + 0.5) / pixels, (row + 0.5) / pixels];
      const [inX, inY] = [x, y].map((at) => (at - ground / 2) / scale + ground / 2) as [number, number];
      const white = Math.max(
        ...bars.map(
          ({ opacity, ...bar }) =>
            opacity * coverage({ ...bar, height: barHeight, radius: barHeight / 2 }, inX, inY, pixels * scale),
        ),
      );
      const at = (row * size + column) * 4;
      brand.forEach((channel, index) => {
        png.data[at + index] = Math.round(channel + (255 - channel) * white);
      });
      png.data[at + 3] = Math.round(255 * (isMaskable ? 1 : coverage(plate, x, y, pixels)));
    }
  return PNG.sync.write(png);
};
