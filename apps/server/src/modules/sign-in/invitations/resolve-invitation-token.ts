import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/invitations";
import { type Context, operation } from "../../../core/operation.ts";
import { nameKey } from "../../directory/directory/index.ts";
import { isOwn, isUsable, parseLinkToken } from "../../platform/one-time-links/index.ts";
import { findInvitation } from "./repository.ts";

/**
 * Whether an invitation may still be used. A token that names nobody, or another address, looks like an
 * expired one.
 */
export const resolveInvitationToken = operation(
  contract.resolveInvitationToken,
  async ({
    body,
    http,
    services: { database, limiter },
    now,
  }): Promise<CallAnswer<typeof contract.resolveInvitationToken>> => {
    await limiter.admit(http.ip, "links");
    const token = parseLinkToken(body.token);
    const row =
      token && (await database.readTenant(token.tenantId, (tx) => findInvitation(tx, token.tenantId, token.id)));
    if (!token || !row || !isOwn(row, token) || !isFor(row, body)) {
      await limiter.charge(http.ip, "links");
      return { userStatus: "PENDING", invitationTokenValid: false, idmType: "EVOLVE" };
    }
    return {
      userStatus: row.userStatus,
      invitationTokenValid: isUsable(row, token, now),
      idmType: row.idmType,
    };
  },
);

const isFor = (
  row: { userName: string; email: string },
  given: Context<typeof contract.resolveInvitationToken>["body"],
): boolean =>
  (given.email === undefined || nameKey(given.email) === nameKey(row.email)) &&
  (given.userName === undefined || nameKey(given.userName) === nameKey(row.userName));
