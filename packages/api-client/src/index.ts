import type { AnswerOf, CallName, FileOf, InputOf, SearchName } from "./names.ts";
import { Refused, refusedWith } from "./refused.ts";
import { requestOf } from "./request.ts";
import { tokensBy } from "./tokens.ts";

export type { AnswerOf, CallName, FileOf, InputOf, RefusalOf, SearchName } from "./names.ts";
export { isRefusalOf, Refused } from "./refused.ts";

export interface AccessKey {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

export interface ClientOptions {
  /** The installation's address: `https://suite.example.com`. */
  readonly url: string;
  /** The caller's credentials: an access key, which is exchanged for a token as often as needed, or the access token of an OpenID client. Public calls need neither. */
  readonly as?: AccessKey | { readonly accessToken: string };
  readonly signal?: AbortSignal;
}

/** A call whose input has only optional parts may be made without any. */
type Input<N extends CallName> = object extends InputOf<N> ? [input?: InputOf<N>] : [input: InputOf<N>];

export interface ApiClient {
  /** Makes a call. Rejects with `Refused` where the server refuses it, and with what `fetch` rejects with where nothing answers. */
  readonly call: <N extends CallName>(name: N, ...input: Input<N>) => Promise<AnswerOf<N>>;
  /** All rows of a search, as a file that can be read as it comes: `client.file("searchUsers", "text/csv", { body: {} })`. */
  readonly file: <N extends SearchName>(name: N, type: FileOf<N>, input: InputOf<N>) => Promise<Response>;
}

const isJson = (response: Response): boolean => /[/+]json\b/.test(response.headers.get("content-type") ?? "");

const answerIn = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  return isJson(response) ? response.json() : response;
};

const tokenRefusals: readonly string[] = ["SIGNED_OUT", "TOKEN_EXPIRED", "TOKEN_INVALID"];
const isTokenRefusal = (error: unknown): boolean =>
  error instanceof Refused && tokenRefusals.includes((error as Refused).errorCode);

/** Makes the calls of an installation, typed by its API document. It depends on nothing but `fetch`. */
export const createApiClient = ({ url, as, signal }: ClientOptions): ApiClient => {
  const send = async (name: CallName, input: object, token?: string): Promise<unknown> => {
    const request = requestOf(url, name, input);
    if (token !== undefined) request.headers.set("authorization", `Bearer ${token}`);
    const response = await fetch(request, { ...(signal && { signal }) });
    if (!response.ok) throw await refusedWith(name, response);
    return answerIn(response);
  };

  const exchange = async ({ accessKeyId, accessKeySecret }: AccessKey): Promise<string> => {
    const answer = await send("exchangeAccessKey", { body: { accessKeyId, accessKeySecret } });
    return (answer as AnswerOf<"exchangeAccessKey">).accessToken;
  };

  const sendAs = (key: AccessKey) => {
    const tokens = tokensBy(() => exchange(key));
    return async (name: CallName, input: object): Promise<unknown> => {
      const token = await tokens.current();
      try {
        return await send(name, input, token);
      } catch (error) {
        if (!isTokenRefusal(error)) throw error;
        tokens.forget(token);
        return send(name, input, await tokens.current());
      }
    };
  };

  const sendAny =
    as && "accessKeyId" in as ? sendAs(as) : (name: CallName, input: object) => send(name, input, as?.accessToken);
  return {
    call: async <N extends CallName>(name: N, ...[input]: Input<N>) =>
      (await sendAny(name, input ?? {})) as AnswerOf<N>,
    file: async (name, type, input) => (await sendAny(name, { ...input, headers: { accept: type } })) as Response,
  };
};
