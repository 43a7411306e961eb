type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Drops the properties that are undefined. React Aria tells an absent property from an undefined one
 * ("controlled" against "not given"), and so does the compiler.
 */
export const defined = <T extends object>(props: T): Defined<T> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
