import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/invitations";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { nameKey } from "../directory/index.ts";
import { isOwn, isUsable, parseLinkToken } from "../one-time-links/index.ts";
import { findInvitation } from "./repository.ts";

type Call = typeof contract.resolveInvitationToken;

/**
 * Whether an invitation may still be used. A token that names nobody, or another address, looks like an
 * expired one.
 */
export const resolveInvitationToken =
  ({ clock, database, limiter }: Services) =>
  async ({ body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    await limiter.admit(http.ip);
    const token = parseLinkToken(body.token);
    const row =
      token && (await database.readTenant(token.tenantId, (tx) => findInvitation(tx, token.tenantId, token.id)));
    if (!token || !row || !isOwn(row, token) || !isFor(row, body)) {
      await limiter.charge(http.ip);
      return { userStatus: "PENDING", invitationTokenValid: false, idmType: "EVOLVE" };
    }
    return {
      userStatus: row.userStatus,
      invitationTokenValid: isUsable(row, token, clock.now()),
      idmType: row.idmType,
    };
  };

const isFor = (row: { userName: string; email: string }, given: Request<Call>["body"]): boolean =>
  (given.email === undefined || nameKey(given.email) === nameKey(row.email)) &&
  (given.userName === undefined || nameKey(given.userName) === nameKey(row.userName));
