import { unattended } from "@evolve/contracts/call";
import type { Tokens } from "@evolve/contracts/session-tokens";
import { codeOf, errorCatalogue, type ErrorName } from "@evolve/contracts/errors";
import { createAuthInfo } from "../src/auth-info.ts";
import type { Channel, TabMessage } from "../src/channel.ts";
import { type Client, createClient } from "../src/client.ts";
import type { Clock } from "../src/clock.ts";
import type { Cookies } from "../src/cookies.ts";
import type { Environment } from "../src/environment.ts";
import { createLastActivity } from "../src/last-activity.ts";
import { createListeners } from "../src/listeners.ts";
import type { Exclusive } from "../src/locks.ts";
import { createSession, type Session, type SessionEvent } from "../src/session.ts";

/* A browser with its tabs, and a server with one session, in time that passes only when a test says so. */

export interface VirtualClock extends Clock {
  /** Lets time pass, firing what falls due, each with all that follows from it before the next. */
  readonly pass: (ms: number) => Promise<void>;
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const createClock = (start = Date.UTC(2026, 0, 5, 8)): VirtualClock => {
  let now = start;
  let order = 0;
  const due: { at: number; order: number; act: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, act) => {
      const timer = { at: now + Math.max(0, ms), order: order++, act };
      due.push(timer);
      return () => {
        const index = due.indexOf(timer);
        if (index >= 0) due.splice(index, 1);
      };
    },
    pass: async (ms) => {
      const until = now + ms;
      await settle();
      for (;;) {
        due.sort((one, other) => one.at - other.at || one.order - other.order);
        const [next] = due;
        if (next === undefined || next.at > until) break;
        due.shift();
        now = next.at;
        next.act();
        await settle();
      }
      now = until;
    },
  };
};

/** Cookies with lifetimes, as a browser keeps them for all its tabs. */
export const createJar = (clock: Clock): Cookies & { readonly has: (name: string) => boolean } => {
  const jar = new Map<string, { value: string; until: number }>();
  const read = (name: string) => {
    const cookie = jar.get(name);
    return cookie !== undefined && cookie.until > clock.now() ? cookie.value : undefined;
  };
  return {
    read,
    has: (name) => read(name) !== undefined,
    write: (name, value, maxAgeSeconds) => void jar.set(name, { value, until: clock.now() + maxAgeSeconds * 1_000 }),
    remove: (name) => void jar.delete(name),
  };
};

/** Locks that are granted one after the other, each some time after it came free. */
const createLocks = (clock: Clock, delay: () => number): Exclusive => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, action) => {
    const granted = last.then(() => new Promise<void>((resolve) => void clock.after(delay(), resolve))).then(action);
    last = granted.catch(() => undefined);
    return granted;
  };
};

const createBus = (clock: Clock, delay: () => number) => {
  const tabs: ((message: TabMessage) => void)[] = [];
  return (): Channel => {
    const listeners = createListeners<TabMessage>();
    tabs.push(listeners.emit);
    return {
      listen: listeners.add,
      post: (message) => {
        for (const emit of tabs) if (emit !== listeners.emit) clock.after(delay(), () => emit(message));
      },
    };
  };
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
export const tokenOf = (claims: Record<string, unknown>): string => `${encode({ alg: "none" })}.${encode(claims)}.c2ln`;

export const refusal = (name: ErrorName, headers: Record<string, string> = {}): Response =>
  Response.json(
    { errorCode: codeOf(name), message: name, details: "", requestId: "r-1" },
    { status: errorCatalogue[name].status, headers },
  );

export interface ServerOptions {
  readonly latency?: () => number;
  /** What happens to a refresh on its way: `lost` means that the server did it and the answer never came. */
  readonly fate?: () => "fine" | "unreachable" | "lost" | ErrorName;
  readonly sessionTimeout?: number;
  readonly tokenMinutes?: number;
  /** What callers that wait for the session's end are told, one after the other; without it nobody waits. */
  readonly news?: ("live" | "ended" | "changed" | "unreachable")[];
}

/** One user's session at the server: rotating refresh tokens with a grace of 10 s, and a token's end. */
export const createServer = (clock: Clock, options: ServerOptions = {}) => {
  const { latency = () => 20, fate = () => "fine", sessionTimeout = 0, tokenMinutes = 15 } = options;
  const graceMs = 10_000;
  let generation = 0;
  let rotatedAt = -Infinity;
  let ended = false;
  let role = { id: "r1", legacyId: "1" };
  const requests: string[] = [];
  /** Of the requests, those that nobody caused. */
  const unattendedRequests: string[] = [];
  /** How often each generation was exchanged. */
  const exchanges: number[] = [];
  const exchangedAt: number[] = [];

  const issue = (sub = "u1"): Tokens => {
    const iat = Math.floor(clock.now() / 1_000);
    const exp = iat + tokenMinutes * 60;
    const accessToken = tokenOf({ sub, tenant: "t1", role, iat, exp, jti: generation });
    const refreshToken = `refresh-${generation}`;
    return { accessToken, refreshToken, accessTokenExpiry: exp, refreshTokenExpiry: iat + 28_800, sessionId: "s1" };
  };

  const exchange = (given: string): Response => {
    const offered = Number(given.replace("refresh-", ""));
    exchanges[offered] = (exchanges[offered] ?? 0) + 1;
    exchangedAt.push(clock.now());
    const inGrace = offered === generation - 1 && clock.now() - rotatedAt <= graceMs;
    if (offered !== generation && !inGrace) ended = true;
    if (ended) return refusal("signedOut");
    if (!inGrace) {
      generation += 1;
      rotatedAt = clock.now();
    }
    return Response.json(issue());
  };

  const answer = (path: string, body: Record<string, string>, bearer: string): Response => {
    if (path.endsWith("/refresh")) return exchange(body["token"] ?? "");
    if (path.endsWith("/token")) return Response.json(issue(body["accessToken"]));
    if (path.endsWith("/logout")) return Response.json({ success: true });
    const payload = JSON.parse(Buffer.from(bearer.split(".")[1] ?? "e30", "base64url").toString() || "{}") as {
      exp?: number;
    };
    if (ended) return refusal("signedOut");
    if ((payload.exp ?? 0) * 1_000 <= clock.now()) return refusal("tokenExpired");
    return Response.json({ sessionTimeout, success: true });
  };

  const pause = () => new Promise<void>((resolve) => void clock.after(latency(), resolve));
  const fetch = async (path: string, init: RequestInit): Promise<Response> => {
    requests.push(path);
    if (new Headers(init.headers).get(unattended.header) === unattended.value) unattendedRequests.push(path);
    const luck = path.endsWith("/refresh") ? fate() : "fine";
    await pause();
    if (luck === "unreachable") throw new TypeError("fetch failed");
    if (luck !== "fine" && luck !== "lost") return refusal(luck);
    if (path.includes("/session/watch")) {
      const state = options.news?.shift();
      if (state === undefined) return new Promise(() => undefined);
      if (state === "unreachable") throw new TypeError("fetch failed");
      return ended ? refusal("signedOut") : Response.json({ state });
    }
    const text = typeof init.body === "string" ? init.body : "{}";
    const bearer = new Headers(init.headers).get("authorization") ?? "";
    const response = answer(path, JSON.parse(text) as Record<string, string>, bearer);
    await pause();
    if (luck === "lost") throw new TypeError("connection reset");
    return response;
  };

  return {
    isWatched: options.news !== undefined,
    fetch,
    issue,
    requests,
    unattendedRequests,
    exchanges,
    exchangedAt,
    changeRole: (id: string) => {
      role = { id, legacyId: id };
    },
    endSession: () => {
      ended = true;
    },
  };
};
export type Server = ReturnType<typeof createServer>;

export interface Tab {
  readonly client: Client;
  readonly session: Session;
  readonly events: SessionEvent[];
  readonly act: () => void;
}

/** A browser of which each tab is a session of its own over the same cookies, locks and channel. */
export const createBrowser = (clock: VirtualClock, server: Server, delay: () => number = () => 1) => {
  const cookies = createJar(clock);
  const auth = createAuthInfo(cookies);
  const exclusive = createLocks(clock, delay);
  const join = createBus(clock, delay);
  const stored = new Map<string, string>();
  const openTab = (): Tab => {
    const activity = createListeners<undefined>();
    const lastActivity = createLastActivity(cookies);
    const client = createClient({ appContext: "test", auth, clock, lastActivity, fetch: server.fetch });
    const environment: Environment = {
      auth,
      cookies,
      clock,
      exclusive,
      lead: (_name, action) => {
        const over = new AbortController();
        if (server.isWatched) void action(over.signal);
        return () => over.abort();
      },
      channel: join(),
      storage: { removeItem: (key) => void stored.delete(key) },
      watchActivity: (active) => activity.add(active),
    };
    const session = createSession(client, environment);
    const events: SessionEvent[] = [];
    session.onChange((event) => events.push(event));
    return { client, session, events, act: () => activity.emit(undefined) };
  };
  return { cookies, auth, stored, openTab };
};
