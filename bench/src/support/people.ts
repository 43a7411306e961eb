import type { BuiltTenant } from "@evolve/testkit/builders";
import type { Site } from "./site.ts";
import { query } from "./stage.ts";

interface People {
  readonly count: number;
  /** What their user names begin with. */
  readonly prefix: string;
  readonly roleId?: string;
  readonly status?: "ACTIVE" | "PENDING";
  readonly saml?: boolean;
  readonly passwordHash?: string;
}

export const userNameOf = (tenant: BuiltTenant, { prefix }: Pick<People, "prefix">, number: number): string =>
  `${prefix}.${number}@${tenant.key}.test`;

const syllables = "an ber co dal el fre gun hol is jor kar lin mo nor per vik".split(" ");

/** A name of a row numbered `n`, one syllable for each seed: as spread as people's names are. */
const nameOf = (...seeds: number[]): string => {
  const chosen = seeds.map(
    (seed) => `(array['${syllables.join("','")}'])[1 + (hashint8extended(n, ${seed}) & 15)::int]`,
  );
  return `initcap(concat(${chosen.join(", ")}))`;
};

/** Makes users by the thousand in one statement for each table, and tells the planner about them. */
export const insertPeople = async (site: Site, tenant: BuiltTenant, people: People): Promise<void> => {
  const { count, prefix, roleId = null, status = "ACTIVE", saml = false, passwordHash = null } = people;
  const { connectionString } = site;
  await query(
    connectionString,
    `insert into users (tenant_id, id, user_name, email, first_name, last_name, status, saml, hire_date, role_id, team_id, created_at)
     select $1, gen_random_uuid(), name, name, ${nameOf(1, 2)}, ${nameOf(3, 4, 5)}, $2, $3, '2015-03-01', $4, $5, now()
     from (select n, concat($6::text, '.', n, '@', $7::text, '.test') as name from generate_series(1, $8::int) as n) as numbered`,
    [tenant.id, status, saml, roleId, tenant.teamId, prefix, tenant.key, count],
  );
  const made = `select tenant_id, id, user_name from users where tenant_id = $1 and user_name like $2 || '.%'`;
  await query(
    connectionString,
    `insert into credentials (tenant_id, user_id, password_hash, password_changed_at)
     select tenant_id, id, $3, now() from (${made}) as made`,
    [tenant.id, prefix, passwordHash],
  );
  await query(
    connectionString,
    `insert into sign_in_directory (user_name, email, tenant_id, user_id, area)
     select user_name, user_name, tenant_id, id, 'na1' from (${made}) as made`,
    [tenant.id, prefix],
  );
  await query(connectionString, "vacuum (analyze) users, credentials, sign_in_directory");
};
