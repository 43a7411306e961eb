import { places } from "./calls.ts";
import type { CallName } from "./names.ts";

/** The parts of a call's input, before its types are known. */
interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, Blob>>;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const pathOf = (path: string, params: Parts["params"] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    const text = value === undefined ? "" : textOf(value);
    // `fetch` would fold these, even encoded, and ask for another address.
    if (text === "" || text === "." || text === "..") throw new Error(`The path parameter "${name}" is missing`);
    return encodeURIComponent(text);
  });

const queryOf = (query: Parts["query"] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
      if (item !== undefined) search.append(name, textOf(item));
  return search.size === 0 ? "" : `?${search.toString()}`;
};

const formOf = (form: Readonly<Record<string, Blob>>): FormData => {
  const data = new FormData();
  for (const [name, file] of Object.entries(form)) data.set(name, file);
  return data;
};

/** The request of a call, without its token. */
export const requestOf = (url: string, name: CallName, { params, query, headers, body, form }: Parts): Request => {
  const [method = "", path = ""] = places[name].split(" ");
  return new Request(new URL(pathOf(path, params) + queryOf(query), url), {
    method,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: formOf(form) }),
  });
};
