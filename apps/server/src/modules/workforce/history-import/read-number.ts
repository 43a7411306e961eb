/** `1,234`, `1.234` and `1 234` are thousands: nobody has a part of a contact. */
const thousands = /^\d{1,3}(?:[.,\s\u00a0\u202f']\d{3})+$/;
const wholeWithZeros = /^-?\d+[.,]0+$/;
const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:[.,]\d+)?$/;

/** A number of contacts; NaN for what is none. Negative ones are the caller's to refuse. */
export const readCount = (text: string): number => {
  const plain = Number(text);
  if (Number.isInteger(plain)) return plain;
  if (thousands.test(text)) return Number(text.replace(/\D/g, ""));
  return wholeWithZeros.test(text) ? Number.parseInt(text, 10) : Number.NaN;
};

/** Seconds: a number with a point or a comma, or `h:mm:ss`; NaN for what is neither. */
export const readSeconds = (text: string): number => {
  const plain = Number(text);
  if (Number.isFinite(plain)) return plain;
  const shown = clock.exec(text);
  if (shown) return Number(shown[1] ?? 0) * 3_600 + Number(shown[2]) * 60 + Number(shown[3]);
  return thousands.test(text) && !text.includes(",") ? Number(text.replace(/\D/g, "")) : Number(text.replace(",", "."));
};
