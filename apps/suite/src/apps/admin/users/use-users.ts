import { limits } from "@evolve/contracts/limits";
import { searchUsers } from "@evolve/contracts/users";
import { useShell } from "@evolve/shell";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { searchBody, type UserFilters, type UserSort } from "./user-query.ts";

/** Every list of users starts with this in its key. */
export const usersKey = "users";
const pageSize = Math.min(100, limits.pageSizeMax);

/** The users of the tenant, page by page. While other ones are asked for, the ones before stay. */
export const useUsers = (filters: UserFilters, sorts: readonly UserSort[], isEnabled: boolean) => {
  const { client } = useShell();
  const body = searchBody(filters, sorts);
  const query = useInfiniteQuery({
    queryKey: [usersKey, body],
    queryFn: ({ pageParam, signal }) =>
      client.call(searchUsers, { body: { ...body, ...pageParam, top: pageSize } }, { signal, retryAfter: true }),
    initialPageParam: {},
    getNextPageParam: ({ next }) => (next === undefined ? undefined : { after: next }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  return {
    ...query,
    rows: query.data?.pages.flatMap((page) => page.users) ?? [],
    total: query.data?.pages.at(-1)?.totalRecords ?? null,
  };
};
