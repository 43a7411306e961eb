import { readClaims } from "@evolve/server/modules/directory/users/index";
import { insertPeople } from "./people.ts";
import type { buildUsers, Site } from "./site.ts";
import { query } from "./stage.ts";

/**
 * Sessions as sign-in makes them, each of a user of its own with the role of the first, with access tokens that the product's own issuer
 * signs.
 */
export const openSessions = async (
  site: Site,
  { tenant, users }: Awaited<ReturnType<typeof buildUsers>>,
  count: number,
): Promise<string[]> => {
  const { services } = site;
  await insertPeople(site, tenant, {
    count,
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
