import { type Client, createClient, type Session } from "@evolve/session";

/** The page's connections to the server. */
export interface Services {
  readonly client: Client;
  /** Loaded with the first use; one for the page. */
  readonly session: () => Promise<Session>;
}

export const createServices = (): Services => {
  const client = createClient({ appContext: "login" });
  let session: Promise<Session> | undefined;
  const load = async (): Promise<Session> => (await import("./page-session.ts")).createPageSession(client);
  return {
    client,
    session: () =>
      (session ??= load().catch((error: unknown) => {
        session = undefined;
        throw error;
      })),
  };
};
