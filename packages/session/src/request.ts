import type { Call } from "@evolve/contracts/call";

/** The parts of a call's input, before its types are known. */
export interface CallParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: File;
}

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === "object" && part !== null ? Object.entries(part) : [];

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** A browser folds '.' and '..' in a path even when they are percent-encoded, and would then ask for something else. */
const segmentOf = (name: string, value: unknown): string => {
  const text = textOf(value);
  if (text === "" || text === "." || text === "..") throw new Error(`The path parameter "${name}" is missing`);
  return encodeURIComponent(text);
};

/** The path and query of a call, from the root of the origin. */
export const addressOf = (call: Pick<Call, "path">, { params, query }: CallParts): string => {
  const given = new Map(entriesOf(params));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => segmentOf(name, given.get(name)));
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) search.append(name, textOf(item));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
};

/** Seconds of a Retry-After header, given as seconds or as a date; undefined when it is neither. */
export const retryAfterSeconds = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000));
};
