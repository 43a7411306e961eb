/** A brand's colours, derived from its background. All are `#rrggbb`. */
export interface BrandColours {
  background: string;
  /** Lightened when the background is dark, else darkened (section 4 'Branding'); the text stays readable on it. */
  hover: string;
  /** Black or white, whichever has more contrast (WCAG 2.2, relative luminance). */
  text: string;
}

type Rgb = readonly [number, number, number];

const hoverShift = 0.14;
const enoughContrast = 4.5;
/** The luminance at which black and white have the same contrast. */
const even = 0.179;

export const brandColoursOf = (background: string): BrandColours => {
  const rgb = parse(background);
  const dark = luminance(rgb) < even;
  const text = dark ? white : black;
  const lighter = shifted(rgb, white, hoverShift);
  // A dark background that white text could not be read on once lightened is darkened instead.
  const hover = dark && contrast(lighter, text) >= enoughContrast ? lighter : shifted(rgb, black, hoverShift);
  return { background: format(rgb), hover: format(hover), text: format(text) };
};

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

const shifted = (from: Rgb, to: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
};

/** Contrast ratio of WCAG 2.2. */
const contrast = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const parse = (hex: string): Rgb => {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`not a colour of the form #rrggbb: ${hex}`);
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const format = (rgb: Rgb): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
