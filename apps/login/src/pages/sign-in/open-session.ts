import { type AuthInfo, type Client, createSessionOpener, type SessionOpener } from "@evolve/session";

let opener: SessionOpener | undefined;

/** Makes a session of the server's answer. Rejects with CallError. */
export const openSession = (client: Client, answer: Parameters<SessionOpener["signIn"]>[0]): Promise<AuthInfo> =>
  (opener ??= createSessionOpener(client)).signIn(answer);
