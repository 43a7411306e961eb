import { type Kysely, sql } from "kysely";

/** The modules of the specification whose screens work, and their links. A later screen brings its own migration. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into navigation_modules (id, position, name, color, icon, help_link) values
      ('admin', 10, 'admin', '#1461c4', 'icon-admin', ''),
      ('my-space', 20, 'mySpace', '#0f7b6c', 'icon-my-zone', '');
    insert into navigation_links (id, module_id, position, name, url, app_context, base_url, permission, icon) values
      ('users', 'admin', 10, 'users', '/users', 'admin', 'nice', 'user:view', 'icon-users'),
      ('my-space-home', 'my-space', 10, 'home', '/home', 'my-space', 'nice', 'mySpace:view', 'icon-home');
  `.execute(db);
};
