import { PNG } from "pngjs";

/** How much of an icon its picture takes: of one that is cut to a shape, only what every shape leaves visible. */
const share = { whole: 0.9, maskable: 0.7 } as const;
const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

interface Average {
  readonly rgb: readonly number[];
  /** 0 to 1 */
  readonly alpha: number;
}

/** What a rectangle of a picture looks like from afar: colours count by how opaque they are. */
const averageOf = ({ data, width, height }: PNG, x: number, y: number, side: number): Average => {
  const clamp = (at: number, most: number): number => Math.min(Math.max(Math.floor(at), 0), most);
  const [left, top] = [clamp(x, width - 1), clamp(y, height - 1)];
  const [right, bottom] = [clamp(x + side, width), clamp(y + side, height)];
  const sum = [0, 0, 0];
  let opaque = 0;
  let pixels = 0;
  for (let row = top; row < Math.max(bottom, top + 1); row += 1)
    for (let column = left; column < Math.max(right, left + 1); column += 1) {
      const at = (row * width + column) * 4;
      const alpha = data[at + 3] ?? 0;
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
      opaque += alpha;
      pixels += 1;
    }
  return { rgb: sum.map((value) => (opaque === 0 ? 0 : value / opaque)), alpha: opaque / pixels / 255 };
};

/**
 * A brand's picture as an icon of `size` by `size` pixels: whole, in the middle, on the brand's colour (`#rrggbb`). Such a ground is always
 * there: systems put their own behind what is transparent, on which a logo may not be seen.
 */
export const drawPictureIcon = (picture: Buffer, size: number, color: string, isMaskable: boolean): Buffer => {
  const source = PNG.sync.read(picture);
  const ground = channels(color);
  const room = size * (isMaskable ? share.maskable : share.whole);
  /** Pixels of the picture for each of the icon. */
  const scale = Math.max(source.width, source.height) / room;
  const [left, top] = [source.width, source.height].map((side) => (size - side / scale) / 2) as [number, number];
  const png = new PNG({ width: size, height: size });
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [(column - left) * scale, (row - top) * scale];
      const isInside = x > -scale && y > -scale && x < source.width && y < source.height;
      const { rgb, alpha } = isInside ? averageOf(source, x, y, scale) : { rgb: ground, alpha: 0 };
      const at = (row * size + column) * 4;
      ground.forEach((channel, index) => {
        png.data[at + index] = Math.round(channel + ((rgb[index] ?? 0) - channel) * alpha);
      });
      png.data[at + 3] = 255;
    }
  return PNG.sync.write(png);
};
