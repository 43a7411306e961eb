import * as contract from "@evolve/contracts/session-state";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import { sessionWatch } from "./session-watch.ts";

/** Holds its answer until the session ends or its user changes, so that a page which does nothing hears of it too. */
export const watchSession = operation(contract.watchSession, async ({ actor, query, reply, services }) => {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const seconds = Math.min(Number(query.seconds ?? 0), limits.sessionWatchSeconds);
  return { state: await services.use(sessionWatch).wait(actor, seconds * 1_000, gone.signal) };
});
