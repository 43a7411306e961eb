import { type Kysely, sql } from "kysely";

/** The screen of what a tenant asks of everybody's sign-in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into navigation_links (id, module_id, position, name, url, app_context, base_url, permission, icon) values
      ('security-policy', 'admin', 80, 'securityPolicy', '/security-policy', 'admin', 'nice', 'tenant:edit', 'icon-security');
  `.execute(db);
};
