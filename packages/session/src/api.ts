import { authInfo, type AuthInfoStore } from "./auth-info.ts";
import { CallError, errorOf, networkCode } from "./call-error.ts";
import { reviveDates } from "./dates.ts";
import { parseRecord } from "./json.ts";

export interface ApiRequest<T> {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON, by DELETE too. */
  readonly body?: unknown;
  /** Default: cookies go to the page's own host alone. */
  readonly credentials?: RequestCredentials;
  /** Makes the result from the answer's JSON, whose instants are dates; undefined where the answer is not JSON. */
  readonly transform?: (answer: unknown) => T;
  readonly signal?: AbortSignal;
}

interface ApiOptions {
  /** Which app asks: the header Originating-Service-Identifier. */
  readonly appContext: string;
  readonly origin?: string;
  readonly auth?: Pick<AuthInfoStore, "read">;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * Calls addresses that no contract describes: those of sibling apps, and those that data names. Rejects with CallError. Only the page's
 * own host gets the user's token.
 */
export const createApi =
  ({ appContext, origin = location.origin, auth = authInfo, ...options }: ApiOptions) =>
  async <T = unknown>(address: string, request: ApiRequest<T> = {}): Promise<T> => {
    const { method = "GET", body, signal, transform } = request;
    const url = new URL(address, origin);
    const isOwn = url.origin === new URL(origin).origin;
    const token = auth.read()?.token;
    const headers: Record<string, string> = { Accept: "application/json" };
    if (isOwn) headers["Originating-Service-Identifier"] = appContext;
    if (isOwn && token !== undefined) headers["Authorization"] = `Bearer ${token}`;
    if (method === "GET") headers["Cache-Control"] = "no-cache";
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const init: RequestInit = { method, headers, credentials: request.credentials ?? (isOwn ? "same-origin" : "omit") };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (signal !== undefined) init.signal = signal;
    const { response, text } = await answerTo(options.fetch ?? fetch, url.href, init);
    if (!response.ok) throw errorOf(response, parseRecord(text));
    const answer = reviveDates(parsed(text));
    return transform === undefined ? (answer as T) : transform(answer);
  };

const answerTo = async (send: NonNullable<ApiOptions["fetch"]>, url: string, init: RequestInit) => {
  try {
    const response = await send(url, init);
    return { response, text: await response.text() };
  } catch (cause) {
    init.signal?.throwIfAborted();
    throw new CallError({ code: networkCode, status: 0 }, { cause });
  }
};
