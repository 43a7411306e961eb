import { limits } from "@evolve/contracts/limits";
import { searchUsers, type UserRow } from "@evolve/contracts/users";
import type { Client } from "@evolve/session";
import { searchBody, type UserFilters, type UserSort } from "./user-query.ts";

/**
 * Everybody whom the filters leave, in the list's order, page by page. Who slips from one page to the next while they are
 * read comes once.
 */
export async function* readAllUsers(
  client: Client,
  filters: UserFilters,
  sorts: readonly UserSort[],
  signal: AbortSignal,
): AsyncGenerator<{ rows: UserRow[]; total: number }> {
  const body = searchBody(filters, sorts);
  const seen = new Set<string>();
  for (let skip = 0; ; skip += limits.pageSizeMax) {
    const { users, totalRecords } = await client.call(
      searchUsers,
      { body: { ...body, skip, top: limits.pageSizeMax } },
      { signal, retryAfter: true },
    );
    const rows = users.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    yield { rows, total: totalRecords };
    if (users.length === 0 || skip + users.length >= totalRecords) return;
  }
}
