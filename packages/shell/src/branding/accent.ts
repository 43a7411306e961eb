type Rgb = readonly [red: number, green: number, blue: number];

const textContrast = 4.5;
const step = 0.04;

const parse = (hex: string): Rgb | undefined => {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const luminance = (rgb: Rgb): number => {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
};

/** Contrast ratio by WCAG 2.2, 1 to 21. */
const contrast = (one: Rgb, other: Rgb): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const mix = (rgb: Rgb, target: number, share: number): Rgb => {
  const channel = (value: number): number => Math.round(value + (target - value) * share);
  return [channel(rgb[0]), channel(rgb[1]), channel(rgb[2])];
};

const print = (rgb: Rgb): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** `colour`, darkened or lightened until text in it is readable on `ground`. Both `#rrggbb`; undefined for anything else. */
export const readableOn = (colour: string, ground: string): string | undefined => {
  const [rgb, under] = [parse(colour), parse(ground)];
  if (rgb === undefined || under === undefined) return undefined;
  const target = luminance(under) > 0.179 ? 0 : 255;
  let share = 0;
  let found = rgb;
  while (contrast(found, under) < textContrast && share < 1) {
    share += step;
    found = mix(rgb, target, Math.min(share, 1));
  }
  return print(found);
};

/** Black or white, whichever is easier to read on a colour. */
export const textOn = (colour: string): string => {
  const rgb = parse(colour);
  return rgb !== undefined && contrast(rgb, [0, 0, 0]) > contrast(rgb, [255, 255, 255]) ? "#000000" : "#ffffff";
};
