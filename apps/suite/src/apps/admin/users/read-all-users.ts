import type { CallResult } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import { searchUsers, type UserRow } from "@evolve/contracts/users";
import type { Client } from "@evolve/session";
import { searchBody, type UserFilters, type UserSort } from "./user-query.ts";

/** Everybody whom the filters leave, in the list's order, page by page; each page begins behind the last user of the one before. */
export async function* readAllUsers(
  client: Client,
  filters: UserFilters,
  sorts: readonly UserSort[],
  signal: AbortSignal,
): AsyncGenerator<{ rows: UserRow[]; total: number }> {
  const body = searchBody(filters, sorts);
  for (let page: { after?: string } | undefined = {}; page;) {
    const { users, totalRecords, next }: CallResult<typeof searchUsers> = await client.call(
      searchUsers,
      { body: { ...body, ...page, top: limits.pageSizeMax } },
      { signal, retryAfter: true },
    );
    yield { rows: users, total: totalRecords };
    page = next === undefined ? undefined : { after: next };
  }
}
