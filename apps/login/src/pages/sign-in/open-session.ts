import { type AuthInfo, type Client, createSessionOpener, type SessionOpener } from "@evolve/session";

let opener: SessionOpener | undefined;

/** Makes a session of the server's answer. Rejects with CallError. */
export const openSession = (client: Client, answer: { readonly id_token: string }): Promise<AuthInfo> =>
  (opener ??= createSessionOpener(client)).signIn(answer);
