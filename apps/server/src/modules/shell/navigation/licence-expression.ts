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
