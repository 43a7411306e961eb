import { setTimeout as sleep } from "node:timers/promises";
import { currentTenant } from "@evolve/contracts/tenants";
import { readClaims } from "@evolve/server/modules/directory/users/index";
import { call, drive } from "../support/load.ts";
import { insertPeople } from "../support/people.ts";
import { residentMegabytes } from "../support/processes.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite, type Site } from "../support/site.ts";
import { query } from "../support/stage.ts";

const sessions = 10_000;
const connections = 20;

/**
 * The memory that one node holds with 10,000 live sessions: each has a user of its own and has just been used, so that
 * whatever the node remembers of a session it remembers. Read once the node has been left alone long enough for the garbage
 * collector's idle round. A Java identity server's guide to sizing asks for 1,250 MB.
 */
export const memory: Row = {
  name: "memory",
  measure: async (stage, { quick }) => {
    const site = await createSite(stage);
    const tokens = await openSessions(site);
    const node = await site.startNode();
    await call(node.url, currentTenant.path, { token: tokens[0] ?? "" });
    await sleep(2_000);
    const before = residentMegabytes(node.pid);
    await drive(node.url, {
      connections,
      until: { requests: sessions },
      requestsOf: (connection) =>
        tokens
          .filter((_, index) => index % connections === connection)
          .map((token) => ({
            method: "GET",
            path: currentTenant.path,
            headers: { authorization: `Bearer ${token}` },
          })),
    });
    const peak = residentMegabytes(node.pid);
    await sleep(quick ? 10_000 : 30_000);
    const after = residentMegabytes(node.pid);
    return [
      {
        what: "memory of a node with 10,000 live sessions",
        measured: after,
        unit: "MB",
        against: { what: "the same node with one", value: before },
        goal: { of: "measured", atMost: 250 },
      },
      { what: "… just after the last of them was used", measured: peak, unit: "MB" },
    ];
  },
};

/** Sessions as sign-in makes them, with access tokens that the product's own issuer signs. */
const openSessions = async (site: Site): Promise<string[]> => {
  const { services } = site;
  const { tenant, users } = await buildUsers(site, 1);
  await insertPeople(site, tenant, {
    count: sessions,
    prefix: "holder",
    ...(users[0] && { roleId: users[0].roleId }),
  });
  const rows = await query(
    site.connectionString,
    `insert into sessions (tenant_id, id, user_id, cookie_hash, refresh_salt, user_agent, address, created_at, last_seen_at, expires_at, authenticated_at)
     select tenant_id, gen_random_uuid(), id, sha256(id::text::bytea), decode(md5(id::text), 'hex'), 'bench', '127.0.0.1',
       now(), now(), now() + interval '12 hours', now()
     from users where tenant_id = $1 and user_name like 'holder.%'
     returning id, user_id`,
    [tenant.id],
  );
  const tokens: string[] = [];
  await services.database.withTenant(tenant.id, async (tx) => {
    for (const { id, user_id } of rows) {
      const claims = await readClaims(tx, tenant.id, String(user_id), String(id));
      tokens.push((await services.tokens.issue("access", claims)).token);
    }
  });
  return tokens;
};
