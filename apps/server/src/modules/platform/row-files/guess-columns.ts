const plain = (name: string): string => name.toLowerCase().replace(/[\s_.()/-]+/g, "");

/**
 * Which column holds which field, by the names of the columns.
 *
 * @param names what columns of a field are called, in lower case without blanks and signs
 */
export const guessColumns = <F extends string>(
  columns: readonly string[],
  names: Readonly<Record<F, readonly string[]>>,
): Partial<Record<F, number>> => {
  const mapping: Partial<Record<F, number>> = {};
  for (const [field, known] of Object.entries(names) as [F, readonly string[]][]) {
    const column = columns.findIndex((name) => known.includes(plain(name)));
    if (column >= 0) mapping[field] = column;
  }
  return mapping;
};
