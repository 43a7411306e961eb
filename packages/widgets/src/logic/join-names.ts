/**
 * Names one after another, as a language separates the members of a list ("a, b, c"; "a、b、c").
 * Intl's own lists of type `unit` have no separator in Chinese, and an "and" in Spanish and Arabic.
 */
export const joinNames = (names: readonly string[], locale: string): string => {
  const [, between] = new Intl.ListFormat(locale).formatToParts(["1", "2", "3"]);
  return names.join(between?.value);
};
