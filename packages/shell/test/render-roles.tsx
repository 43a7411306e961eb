import { RoleFilter, type RoleRow, searchRoles } from "@evolve/contracts/role-lists";
import { defineList } from "../src/kit/define-list.ts";
import { ListScreen } from "../src/kit/list-screen.tsx";
import { renderScreen } from "./render-screen.tsx";

type Options = Parameters<typeof defineList<typeof searchRoles, "roles">>[2];
type Given = Partial<Parameters<typeof renderScreen>[0]> & { readonly options?: Partial<Options> };

export const roleOf = (name: string, fields: Partial<RoleRow> = {}): RoleRow => ({
  id: name,
  legacyId: name,
  roleName: name,
  displayName: name,
  description: `${name} of the tests`,
  isSystem: false,
  holdsAll: false,
  permissionCount: 1,
  ...fields,
});

/** A list of roles as a screen of the kit, with what the test adds to its definition and its server. */
export const renderRoles = ({ options, answers, ...screen }: Given) => {
  const list = defineList(searchRoles, "roles", {
    name: "roles",
    accepts: RoleFilter,
    icon: null,
    texts: () => ({
      title: "Roles",
      lead: "",
      search: "Search roles",
      searchAndFilter: "Search roles",
      count: (total) => `${total} roles`,
      emptyTitle: "No roles",
      emptyText: "",
      create: "New role",
    }),
    columns: () => [
      { id: "displayName", header: "Name", isSortable: true, isHideable: false, cell: (row) => row.displayName },
      { id: "description", header: "Description", cell: (row) => row.description },
    ],
    firstSort: [{ id: "displayName", descending: false }],
    rowLabel: ({ displayName }) => displayName,
    filters: [],
    actions: () => [],
    createPermission: "role:create",
    ...options,
  });
  const roles = [roleOf("Agent"), roleOf("Planner"), roleOf("Supervisor")];
  return renderScreen({
    Screen: () => <ListScreen list={list} Panel={() => null} fetchPanel={() => undefined} />,
    permissions: [],
    answers: {
      searchRoles: () => ({ roles, totalRecords: roles.length }),
      listSavedViews: () => ({ views: [], defaultViewId: null }),
      ...answers,
    },
    ...screen,
  });
};
