import { endTenantSessions } from "@evolve/contracts/sessions";
import { currentTenant } from "@evolve/contracts/own-tenant";
import { call, signIn } from "../support/load.ts";
import type { Row } from "../support/row.ts";
import { openSessions } from "../support/sessions.ts";
import { buildUsers, createSite } from "../support/site.ts";

const sessions = 10_000;

/** How long it takes after an incident to end everybody's session in a large tenant, until none of them works any more. */
export const endSessions: Row = {
  name: "end-sessions",
  measure: async (stage) => {
    const site = await createSite(stage);
    const built = await buildUsers(site, 1, { permissions: ["tenant:edit"] });
    const tokens = await openSessions(site, built, sessions);
    const [administrator] = built.users;
    if (!administrator) throw new Error("nobody was built");
    const node = await site.startNode();
    const { accessToken: token } = await signIn(node.url, administrator);
    const last = tokens.at(-1) ?? "";
    await call(node.url, currentTenant.path, { token: last });

    const began = performance.now();
    const { ended } = await call<{ ended: number }>(node.url, endTenantSessions.path, { token, method: "POST" });
    const seconds = (performance.now() - began) / 1_000;
    if (ended !== sessions) throw new Error(`${ended} sessions were ended`);
    const answer = await fetch(node.url + currentTenant.path, { headers: { authorization: `Bearer ${last}` } });
    if (answer.status !== 401) throw new Error(`an ended session was answered ${answer.status}`);
    return [
      {
        what: `all ${sessions.toLocaleString("en")} sessions of a tenant ended`,
        measured: seconds,
        unit: "s",
        goal: { of: "measured", atMost: 1 },
      },
    ];
  },
};
