import type * as contract from "@evolve/contracts/session-state";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { baseUrlsOf, findTenant } from "../tenants/index.ts";

type Call = typeof contract.logoutFrames;

/** What the page of a sign-out loads in hidden frames: the sibling apps, which confirm by a message, and OpenID clients. */
export const logoutFrames =
  ({ config, database, sessionEnds }: Services) =>
  async ({ actor, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const tenant = await database.readTenant(actor.tenantId, (tx) => findTenant(tx, actor.tenantId));
    const { nice, incontact, analytics } = baseUrlsOf(tenant, config, http);
    const sibling = (name: string, base: string) => ({
      kind: "sibling" as const,
      name,
      url: `${base}/login/#/logoutFrame`,
    });
    return {
      frames: [
        sibling("contactCentre", incontact),
        sibling("analytics", analytics),
        sibling("dashboards", nice),
        ...(await sessionEnds.framesOf(actor)).map((client) => ({ kind: "client" as const, ...client })),
      ],
    };
  };
