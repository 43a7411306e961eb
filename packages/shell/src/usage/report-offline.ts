import { reportOffline } from "@evolve/contracts/usage";
import type { Client } from "@evolve/session";
import type { Connection } from "../connection/connection.ts";

/** Tells the server, once it is back, for how long this page could not reach it. A report that fails is dropped. */
export const reportOutages = (
  connection: Connection,
  client: Pick<Client, "call">,
  appContext: string,
  now: () => number = () => performance.now(),
): void => {
  let since: number | undefined;
  connection.subscribe(() => {
    if (connection.isLost()) {
      since = now();
      return;
    }
    if (since === undefined) return;
    const seconds = Math.round((now() - since) / 1_000);
    since = undefined;
    const body = { appContext, seconds, attempts: connection.attempts() };
    void client.call(reportOffline, { body }).catch(() => undefined);
  });
};
