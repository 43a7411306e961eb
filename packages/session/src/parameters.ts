interface Address {
  readonly search: string;
  readonly hash: string;
}

/** What stands after the first '?' of the hash: `#/authorize?state=1` gives `state=1`. */
const hashQuery = (hash: string): string => {
  const mark = hash.indexOf("?");
  return mark === -1 ? "" : hash.slice(mark + 1);
};

/** The parameters of a page with hash routes: of the query before the hash and after it; the one after it wins. */
export const readParameters = ({ search, hash }: Address): URLSearchParams => {
  const parameters = new URLSearchParams(search);
  const after = new URLSearchParams(hashQuery(hash));
  for (const name of new Set(after.keys())) {
    parameters.delete(name);
    for (const value of after.getAll(name)) parameters.append(name, value);
  }
  return parameters;
};
