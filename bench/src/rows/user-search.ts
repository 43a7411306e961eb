import { searchUsers } from "@evolve/contracts/users";
import type { BuiltUser } from "@evolve/testkit/builders";
import { call, signIn } from "../support/load.ts";
import { insertPeople } from "../support/people.ts";
import type { Figure, Row } from "../support/row.ts";
import { buildUsers, createSite, type Site } from "../support/site.ts";
import { query } from "../support/stage.ts";
import { quantile } from "../support/statistics.ts";

/**
 * Whether the users' list stays as quick as a tenant grows: the 95th percentile of a search, one at a time, in a tenant of
 * 100,000 users (or a million) over that in a tenant of 1,000, turn by turn on one node. Two questions: for a person by
 * first and last name, and for the first page of everybody.
 */
export const userSearch: Row = {
  name: "user-search",
  measure: async (stage, { quick, million }) => {
    const samples = quick ? 30 : 200;
    const site = await createSite(stage);
    const sizes = [1_000, 100_000, ...(million ? [1_000_000] : [])];
    const tenants = [];
    for (const size of sizes) tenants.push({ size, ...(await buildCrowd(site, size)) });
    const node = await site.startNode();
    const asked = await Promise.all(
      tenants.map(async (tenant) => ({ ...tenant, token: (await signIn(node.url, tenant.user)).accessToken })),
    );

    const questions = [
      {
        what: "search for a name",
        filterOf: (names: readonly string[], turn: number) => ({ search: names[turn % names.length] }),
      },
      { what: "first page of everybody", filterOf: () => ({}) },
    ];
    const figures: Figure[] = [];
    for (const { what, filterOf } of questions) {
      const took = asked.map((): number[] => []);
      for (let turn = -5; turn < samples; turn += 1)
        for (const [index, { names, token }] of asked.entries()) {
          const body = { filter: filterOf(names, Math.abs(turn)), top: 50 };
          const began = performance.now();
          await call(node.url, searchUsers.path, { body, token });
          if (turn >= 0) took[index]?.push(performance.now() - began);
        }
      const [smallest = 0, ...others] = took.map((times) => quantile(times, 0.95));
      for (const [index, p95] of others.entries())
        figures.push({
          what: `users, ${what}, p95 among ${(sizes[index + 1] ?? 0).toLocaleString("en-US")}`,
          measured: p95,
          unit: "ms",
          against: { what: "among 1,000", value: smallest },
          goal: { of: "ratio", atMost: 2 },
        });
    }
    return figures;
  },
};

const buildCrowd = async (site: Site, count: number): Promise<{ user: BuiltUser; names: string[] }> => {
  const { tenant, users } = await buildUsers(site, 1);
  const [user] = users;
  if (!user) throw new Error("there is no user");
  await insertPeople(site, tenant, { count, prefix: "person", roleId: user.roleId });
  const rows = await query(
    site.connectionString,
    "select full_name from users where tenant_id = $1 order by md5(id::text) limit 200",
    [tenant.id],
  );
  return { user, names: rows.map(({ full_name }) => String(full_name)) };
};
