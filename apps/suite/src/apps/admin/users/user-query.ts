import { searchMax } from "@evolve/contracts/search";
import { type UserFilter, userSortFields, UserStatus } from "@evolve/contracts/users";
import { isUuid } from "@evolve/contracts/uuid";

type AddressQuery = Readonly<Record<string, string>>;

/** What the list is narrowed to. It stands in the address, so that it fits into a link. */
export interface UserFilters {
  readonly search: string;
  readonly status: readonly UserStatus[];
  readonly roleIds: readonly string[];
  readonly teamIds: readonly string[];
}

export interface UserSort {
  readonly id: (typeof userSortFields)[number];
  readonly descending: boolean;
}

type Filter = Exclude<keyof UserFilters, "search">;

/** The names that the filters have in the address. */
const parameters = { search: "q", status: "status", roleIds: "role", teamIds: "team" } as const satisfies Record<
  keyof UserFilters,
  string
>;

export const noFilters: UserFilters = { search: "", status: [], roleIds: [], teamIds: [] };

const listIn = (text: string | undefined): readonly string[] => [...new Set((text ?? "").split(",").filter(Boolean))];
const isStatus = (text: string): text is UserStatus => UserStatus.options.some((status) => status === text);

/** The filters of an address. What somebody mistyped there is left out, so that the server is never asked for it. */
export const filtersOf = (query: AddressQuery): UserFilters => ({
  search: (query[parameters.search] ?? "").slice(0, searchMax),
  status: listIn(query[parameters.status]).filter(isStatus),
  roleIds: listIn(query[parameters.roleIds]).filter(isUuid),
  teamIds: listIn(query[parameters.teamIds]).filter(isUuid),
});

/** The parameters that a change of filters sets; an empty one goes. */
export const queryOfFilters = (changes: Partial<UserFilters>): AddressQuery =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]: [string, string | readonly string[]]) => [
      parameters[name as keyof UserFilters],
      typeof value === "string" ? value : value.join(","),
    ]),
  );

export const hasFilters = (filters: UserFilters): boolean => filters.search !== "" || activeFilters(filters).length > 0;

/** The filters that are on, apart from the search, in the order of their chips. */
export const activeFilters = (filters: UserFilters): readonly Filter[] =>
  (["status", "roleIds", "teamIds"] as const).filter((name) => filters[name].length > 0);

/** What the server can sort by of what the grid is sorted by. */
export const userSorts = (
  sorting: readonly { readonly id: string; readonly descending: boolean }[],
): readonly UserSort[] =>
  sorting.flatMap(({ id, descending }): UserSort[] => {
    const field = userSortFields.find((known) => known === id);
    return field === undefined ? [] : [{ id: field, descending }];
  });

/** The body of a page's call. */
export const searchBody = (filters: UserFilters, sorts: readonly UserSort[]) => ({
  filter: {
    ...(filters.search !== "" && { search: filters.search }),
    ...(filters.status.length > 0 && { status: [...filters.status] }),
    ...(filters.roleIds.length > 0 && { roleId: [...filters.roleIds] }),
    ...(filters.teamIds.length > 0 && { teamId: [...filters.teamIds] }),
  } satisfies UserFilter,
  orderBy: sorts.map(({ id, descending }) => ({
    field: id,
    direction: descending ? ("desc" as const) : ("asc" as const),
  })),
});
