import { type Client, createSession, type Session } from "@evolve/session";

/** Tokens, refresh and idle timers: a part of its own, because the first step does without it. */
export const createPageSession = (client: Client): Session => createSession(client);
