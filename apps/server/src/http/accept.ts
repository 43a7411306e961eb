/** The type that an `Accept` header prefers among those that a call can answer; the first where it prefers none. */
export const preferredType = <const T extends string>(accept: string | undefined, types: readonly [T, ...T[]]): T => {
  const qualities = new Map((accept ?? "*/*").split(",").map(qualityOf));
  const qualityFor = (type: string): number =>
    qualities.get(type) ?? qualities.get(type.replace(/\/.*/, "/*")) ?? qualities.get("*/*") ?? 0;
  return types.reduce((best, type) => (qualityFor(type) > qualityFor(best) ? type : best));
};

/** One range of the header, `text/*;q=0.5`. */
const qualityOf = (range: string): [string, number] => {
  const [type = "", ...parameters] = range.toLowerCase().split(";");
  const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("q="));
  return [type.trim(), quality === undefined ? 1 : Number(quality.slice(2)) || 0];
};
