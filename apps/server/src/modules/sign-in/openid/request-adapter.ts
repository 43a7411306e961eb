import { type Adapter, errors } from "oidc-provider";
import { plusSeconds, secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { digestOf } from "../../../security/secrets.ts";
import { deleteRequest, findRequest, insertRequest, spendRequest } from "./request-repository.ts";

/** What belongs to no tenant yet: pushed requests, tokens of services and used proofs of possession. */
type RequestKind = "PushedAuthorizationRequest" | "ClientCredentials" | "ReplayDetection";

const isRequestKind = (model: string): model is RequestKind =>
  ["PushedAuthorizationRequest", "ClientCredentials", "ReplayDetection"].includes(model);

/** The library's store of one of these kinds; null for any other. */
export const requestAdapter = ({ clock, database }: Services, kind: string, nothing: Adapter): Adapter | null => {
  if (!isRequestKind(kind)) return null;
  return {
    ...nothing,
    upsert: async (id, payload, expiresIn = 0) => {
      const kept: Record<string, unknown> = { ...payload };
      delete kept["jti"];
      const row = { idHash: digestOf(id), kind, payload: kept, expiresAt: plusSeconds(clock.now(), expiresIn) };
      // Of two requests with the same proof at the same moment the second is refused here.
      if (!(await insertRequest(database.system, row))) throw new errors.InvalidGrant("DPoP proof JWT Replay detected");
    },
    find: async (id) => {
      const row = await findRequest(database.system, { idHash: digestOf(id), kind }, clock.now());
      return row
        ? { ...row.payload, jti: id, ...(row.consumedAt && { consumed: secondsOf(row.consumedAt) }) }
        : undefined;
    },
    consume: async (id) => {
      if (await spendRequest(database.system, digestOf(id), clock.now())) return;
      throw new errors.InvalidRequestUri("request_uri was used before");
    },
    destroy: (id) => deleteRequest(database.system, digestOf(id)),
  };
};
