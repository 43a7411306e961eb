const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const dotNetDate = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/;

const dateOf = (value: string | number): Date | undefined => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** The moment of `/Date(ms)/`; undefined for any other text. An offset behind the milliseconds changes only how it is shown. */
export const parseDotNetDate = (text: string): Date | undefined => {
  const [, milliseconds] = dotNetDate.exec(text) ?? [];
  return milliseconds === undefined ? undefined : dateOf(Number(milliseconds));
};

/** `/Date(ms)/` */
export const toDotNetDate = (date: Date): string => `/Date(${date.getTime()})/`;

/** A JSON value whose instants, in ISO 8601 or as `/Date(ms)/`, are dates. A calendar day stays text: it is no instant. */
export const reviveDates = (value: unknown): unknown => {
  if (typeof value === "string") return (isoInstant.test(value) ? dateOf(value) : parseDotNetDate(value)) ?? value;
  if (Array.isArray(value)) return value.map(reviveDates);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reviveDates(inner)]));
  return value;
};
