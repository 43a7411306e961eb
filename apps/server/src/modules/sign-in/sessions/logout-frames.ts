import * as contract from "@evolve/contracts/session-state";
import { operation } from "../../../core/operation.ts";
import { baseUrlsOf, findTenant } from "../../directory/tenants/index.ts";
import { frontChannels } from "./front-channels.ts";

/** What the page of a sign-out loads in hidden frames: the sibling apps, which confirm by a message, and OpenID clients. */
export const logoutFrames = operation(contract.logoutFrames, async ({ actor, http, services, read }) => {
  const tenant = await read((tx) => findTenant(tx, actor.tenantId));
  const { nice, incontact, analytics } = baseUrlsOf(tenant, services.config, http);
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
      ...(await services.use(frontChannels).of(actor)).map((client) => ({ kind: "client" as const, ...client })),
    ],
  };
});
