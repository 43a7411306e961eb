const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** WCAG's relative luminance of `#rgb` or `#rrggbb`. */
const luminanceOf = (colour: string): number => {
  const digits = colour.slice(1);
  const width = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const part = digits.slice(channel * width, (channel + 1) * width);
    const value = Number.parseInt(width === 1 ? part + part : part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG's contrast ratio, 1 to 21, of two colours `#rgb` or `#rrggbb`; null where one is none. */
export const contrastOf = (text: string, background: string): number | null => {
  if (!hexColour.test(text) || !hexColour.test(background)) return null;
  const [darker = 0, lighter = 0] = [luminanceOf(text), luminanceOf(background)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The least contrast of text (WCAG 1.4.3). */
export const enoughContrast = 4.5;

/** Whether both are hex colours and text in the one can be read on the other (WCAG 1.4.3, 4.5:1). */
export const isReadable = (text: string, background: string): boolean =>
  (contrastOf(text, background) ?? 0) >= enoughContrast;
