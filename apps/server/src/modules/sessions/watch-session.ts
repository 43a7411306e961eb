import type * as contract from "@evolve/contracts/session-state";
import type { CallAnswer } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import type { Request } from "../../http/bind.ts";
import type { SessionWatch } from "./session-watch.ts";

type Call = typeof contract.watchSession;

/** Holds its answer until the session ends or its user changes, so that a page which does nothing hears of it too. */
export const watchSession =
  (watch: SessionWatch) =>
  async ({ actor, query, reply }: Request<Call>): Promise<CallAnswer<Call>> => {
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const seconds = Math.min(Number(query.seconds ?? 0), limits.sessionWatchSeconds);
    return { state: await watch.wait(actor, seconds * 1_000, gone.signal) };
  };
