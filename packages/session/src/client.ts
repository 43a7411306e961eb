import { type Call, type CallInput, type CallResult, unattended } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { type Attempt, createAttempts } from "./attempts.ts";
import { authInfo, type AuthInfoStore } from "./auth-info.ts";
import { CallError, errorOf, isSessionRefusal, networkCode } from "./call-error.ts";
import { type Clock, systemClock, wait } from "./clock.ts";
import { browserCookies } from "./cookies.ts";
import { parseRecord } from "./json.ts";
import { createLastActivity, type LastActivity } from "./last-activity.ts";
import { createListeners, type Unsubscribe } from "./listeners.ts";
import { addressOf, type CallParts, retryAfterSeconds } from "./request.ts";
import { claimsOf } from "./token-claims.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Tries a 503 with Retry-After again: three times, waiting the header's seconds × attempt. */
  readonly retryAfter?: boolean;
  /** Told of each such answer, before the waiting. */
  readonly onWait?: (error: CallError) => void;
  /** Lets the request outlive the page, for what is sent while leaving it. */
  readonly keepalive?: boolean;
  /** A refusal of the session is the caller's own affair: nothing is renewed or proven for it, and nobody hears of it. */
  readonly keepsRefusal?: boolean;
  /** Of an attempt that outlives the page: the same call is sent again with the same key. */
  readonly idempotencyKey?: string;
}

/** The server refused the session itself. `TOKEN_EXPIRED` also after a refresh was tried in vain. */
export interface ClientEvent {
  readonly type: "TOKEN_EXPIRED" | "SIGNED_OUT";
  readonly error: CallError;
}

export interface Client {
  /** Rejects with CallError, or with the signal's reason when the caller aborted. */
  readonly call: <C extends Call>(contract: C, input: CallInput<C>, options?: CallOptions) => Promise<CallResult<C>>;
  readonly listen: (listener: (event: ClientEvent) => void) => Unsubscribe;
  /** While set, a call refused with TOKEN_EXPIRED asks this for a newer token, once, and is then sent again. */
  readonly renewWith: (renew: ((staleToken: string) => Promise<boolean>) | undefined) => void;
}

export interface ClientOptions {
  /** Which app asks: the header Originating-Service-Identifier. */
  readonly appContext: string;
  readonly onSignedOut?: (error: CallError) => void;
  readonly auth?: AuthInfoStore;
  readonly clock?: Clock;
  /** When somebody last did something in any tab. */
  readonly lastActivity?: Pick<LastActivity, "read">;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin of the API; the page's own when not given. */
  readonly origin?: string;
}

/** What a call is sent with, each time. */
interface Sending extends CallOptions {
  /** Of a call that may change something. */
  readonly attempt: Attempt | undefined;
}

const expired = codeOf("tokenExpired");
const inProgress = codeOf("idempotencyKeyInUse");

/** A call made longer than this after the person's last act was caused by a timer or a message, not by the person. */
const attendedMs = 5_000;

export const createClient = (options: ClientOptions): Client => {
  const { appContext, auth = authInfo, clock = systemClock, origin = "" } = options;
  const { lastActivity = createLastActivity(browserCookies) } = options;
  // Opening the page is an act, too.
  const openedAt = clock.now();
  const listeners = createListeners<ClientEvent>();
  const attemptOf = createAttempts(clock);
  let renew: ((staleToken: string) => Promise<boolean>) | undefined;
  if (options.onSignedOut !== undefined) {
    const { onSignedOut } = options;
    listeners.add(({ error }) => onSignedOut(error));
  }

  /** Whichever screen polls, and for whatever reason: it keeps no session alive that nobody uses. */
  const isAttended = (): boolean => {
    const now = clock.now();
    return [openedAt, lastActivity.read() ?? -Infinity].some((at) => Math.abs(now - at) <= attendedMs);
  };

  const send = async (
    contract: Call,
    parts: CallParts,
    token: string | undefined,
    { signal, keepalive, attempt }: Sending,
  ) => {
    const headers: Record<string, string> = {
      Accept: "application/json",
      "Originating-Service-Identifier": appContext,
    };
    if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
    if (token !== undefined && !isAttended()) headers[unattended.header] = unattended.value;
    if (attempt !== undefined) headers["Idempotency-Key"] = attempt.key;
    if (contract.method === "GET") headers["Cache-Control"] = "no-cache";
    if (parts.body !== undefined) headers["Content-Type"] = "application/json";
    const request: RequestInit = { method: contract.method, headers, credentials: "same-origin" };
    if (parts.body !== undefined) request.body = JSON.stringify(parts.body);
    if (parts.file !== undefined) {
      // The browser adds the content type, with the boundary that it chooses.
      request.body = new FormData();
      request.body.append("file", parts.file);
    }
    if (signal !== undefined) request.signal = signal;
    if (keepalive !== undefined) request.keepalive = keepalive;
    const address = origin + addressOf(contract, parts);
    try {
      const response = await (options.fetch ?? fetch)(address, request);
      const text = await response.text();
      // Behind an error of a server or a proxy, what was asked for may have been done.
      if (response.status >= 500) attempt?.lose();
      else attempt?.end();
      return { response, text };
    } catch (cause) {
      attempt?.lose();
      signal?.throwIfAborted();
      throw new CallError({ code: networkCode, status: 0 }, { cause });
    }
  };

  const sendPatiently = async (contract: Call, parts: CallParts, token: string | undefined, sending: Sending) => {
    for (let turn = 1; ; turn += 1) {
      const answer = await send(contract, parts, token, sending);
      const { status, headers } = answer.response;
      const isBusy = status === 503 && sending.retryAfter === true;
      const mayBeInProgress = status === 409 && sending.attempt !== undefined;
      const seconds =
        isBusy || mayBeInProgress ? retryAfterSeconds(headers.get("retry-after"), clock.now()) : undefined;
      if (seconds === undefined || turn > limits.retryAfterAttempts) return answer;
      const error = errorOf(answer.response, parseRecord(answer.text));
      // The first request, whose answer was lost, still runs: its answer will be this one's, too.
      if (mayBeInProgress && error.code !== inProgress) return answer;
      if (isBusy) sending.onWait?.(error);
      await wait(clock, seconds * 1_000 * turn, sending.signal);
    }
  };

  const once = async <C extends Call>(contract: C, parts: CallParts, token: string | undefined, sending: Sending) => {
    const { response, text } = await sendPatiently(contract, parts, token, sending);
    const body = parseRecord(text);
    if (!response.ok) throw errorOf(response, body);
    const parsed = contract.answer.safeParse(body);
    if (parsed.success) return parsed.data as CallResult<C>;
    const cause = new Error(`The answer of ${contract.name} is not what its contract says`, { cause: parsed.error });
    throw new CallError({ code: codeOf("unexpected"), status: response.status }, { cause });
  };

  /**
   * The token to send a refused call with again: the one that came in place of the refused, if it is the same person's. What
   * one person has begun is never sent in the name of another who has signed in meanwhile.
   */
  const successorOf = async (error: CallError, refused: string): Promise<string | undefined> => {
    if (auth.read()?.token === refused && error.code === expired) await renew?.(refused);
    const held = auth.read()?.token;
    const isSuccessor = held !== undefined && held !== refused && claimsOf(held)?.sub === claimsOf(refused)?.sub;
    return isSuccessor ? held : undefined;
  };

  /** Told only of the session that the cookie holds: the end of an earlier one is no news. */
  const publish = (error: CallError, refused: string | undefined): void => {
    const held = auth.read()?.token;
    if (held === undefined || held === refused)
      listeners.emit({ type: error.code === expired ? "TOKEN_EXPIRED" : "SIGNED_OUT", error });
  };

  const call = async <C extends Call>(contract: C, input: CallInput<C>, callOptions: CallOptions = {}) => {
    const parts: CallParts = input;
    const sending: Sending = { ...callOptions, attempt: attemptOf(contract, parts, callOptions.idempotencyKey) };
    if (contract.access === "public") return once(contract, parts, undefined, sending);
    let token = auth.read()?.token;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(contract, parts, token, sending);
      } catch (error) {
        if (!isSessionRefusal(error) || callOptions.keepsRefusal === true) throw error;
        const successor = token === undefined || attempt > 1 ? undefined : await successorOf(error, token);
        if (successor === undefined) {
          publish(error, token);
          throw error;
        }
        token = successor;
      }
    }
  };

  return {
    call,
    listen: listeners.add,
    renewWith: (newRenew) => {
      renew = newRenew;
    },
  };
};
