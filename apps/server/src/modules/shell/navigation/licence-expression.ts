/**
 * Evaluates a licence expression such as `RECORDING || (WFM && !ACD)` against the licences held, ignoring case. `!` binds
 * before `&&`, `&&` before `||`; an empty expression is true. Throws on anything else, since a link with an unreadable
 * expression must not show.
 */
export const licenceHolds = (expression: string, held: ReadonlySet<string>): boolean => {
  const tokens = expression.toUpperCase().match(/\|\||&&|[!()]|[^\s|&!()]+|[|&]/g) ?? [];
  if (tokens.length === 0) return true;
  let at = 0;
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  };
  const fault = (): never => {
    throw new Error(`not a licence expression: ${expression}`);
  };
  const any = (): boolean => {
    let value = all();
    while (take("||")) value = all() || value;
    return value;
  };
  const all = (): boolean => {
    let value = one();
    while (take("&&")) value = one() && value;
    return value;
  };
  const one = (): boolean => {
    if (take("!")) return !one();
    if (take("(")) {
      const value = any();
      return take(")") ? value : fault();
    }
    const name = tokens[at];
    if (name === undefined || !/^[A-Z0-9_]+$/.test(name)) return fault();
    at += 1;
    return held.has(name);
  };
  const value = any();
  return at === tokens.length ? value : fault();
};

/**
 * The licences of an expression that can make it true: for `RECORDING || (WFM && !ACD)` these are RECORDING and WFM, each with
 * the others held or not. The number of names is small, since people write expressions.
 */
export const licencesThatOpen = (expression: string): string[] => {
  const names = [...new Set(expression.toUpperCase().match(/[A-Z0-9_]+/g))];
  const holdings = names.reduce<readonly (readonly string[])[]>(
    (all, name) => [...all, ...all.map((held) => [...held, name])],
    [[]],
  );
  return names.filter((name) =>
    holdings.some(
      (held) => !licenceHolds(expression, new Set(held)) && licenceHolds(expression, new Set([...held, name])),
    ),
  );
};
