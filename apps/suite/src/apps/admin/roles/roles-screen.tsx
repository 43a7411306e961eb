import { type RoleRow, searchRoles, RoleFilter } from "@evolve/contracts/role-lists";
import { deleteRole } from "@evolve/contracts/roles";
import { ShellLink, useShell } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Columns2 from "lucide-react/icons/columns-2";
import Shield from "lucide-react/icons/shield";
import { deleteAction, nameColumn } from "../../../parts/named-list.tsx";

const RolePanel = lazyPart(async () => (await import("./role-panel.tsx")).RolePanel);

/** How many have a role, with the list of them for those who may see it. */
const Holders = ({ roleId, count }: { readonly roleId: string; readonly count: number }) => {
  const { holds, words } = useShell();
  const shown = <span className="ev-num">{words.number(count)}</span>;
  if (count === 0 || !holds("user:view")) return shown;
  const people = `/admin/users?roleId=${roleId}&kind=person,service`;
  return (
    <ShellLink to={people} aria-label={words.t("roles.showPeople", { count })}>
      {shown}
    </ShellLink>
  );
};

const roles = defineList(searchRoles, "roles", {
  name: "roles",
  accepts: RoleFilter,
  icon: <Shield />,
  texts: ({ t }) => ({
    title: t("roles.title"),
    lead: t("roles.lead"),
    search: t("roles.search"),
    searchAndFilter: t("roles.searchAndFilter"),
    count: (total) => t("roles.count", { total }),
    emptyTitle: t("roles.emptyTitle"),
    emptyText: t("roles.emptyText"),
    create: t("roles.create"),
  }),
  columns: (words) => [
    nameColumn(words, {
      id: "displayName",
      tagOf: ({ isSystem }) => (isSystem ? words.t("roles.builtIn") : undefined),
    }),
    {
      id: "description",
      header: words.t("roles.description"),
      width: 420,
      value: ({ description }) => description,
      cell: ({ description }) => <span dir="auto">{description}</span>,
    },
    {
      id: "permissions",
      header: words.t("roles.permissions"),
      align: "end",
      width: 170,
      value: ({ permissionCount }) => permissionCount,
      cell: ({ holdsAll, permissionCount }) =>
        holdsAll ? words.t("roles.allPermissions") : words.t("roles.permissionCount", { count: permissionCount }),
    },
    {
      id: "people",
      header: words.t("roles.people"),
      align: "end",
      width: 110,
      value: ({ userCount }) => userCount ?? 0,
      cell: ({ id, userCount }) => <Holders roleId={id} count={userCount ?? 0} />,
    },
  ],
  also: { metrices: { columns: ["userCount"] } },
  statistics: { people: "number" },
  firstSort: [{ id: "displayName", descending: false }],
  rowLabel: ({ displayName }) => displayName,
  filters: [],
  actions: ({ client, words }) => [
    deleteAction<RoleRow>(words, {
      permission: "role:delete",
      appliesTo: ({ isSystem }) => !isSystem,
      title: words.t("roles.deleteTitle"),
      text: ({ displayName, userCount }) => words.t("roles.deleteText", { name: displayName, count: userCount ?? 0 }),
      run: ({ id }) => client.call(deleteRole, { params: { roleId: id } }),
      bulk: {
        confirm: (count) => ({
          title: words.t("roles.deleteManyTitle", { count }),
          text: words.t("roles.deleteManyText", { count }),
        }),
        done: (count) => words.t("roles.deletedMany", { count }),
      },
    }),
  ],
  createPermission: "role:create",
  edit: { permission: "role:edit", appliesTo: ({ isSystem }) => !isSystem },
});

/** Admin, Roles: what the people of the tenant may see and do. */
export const RolesScreen = () => {
  const { navigate, words } = useShell();
  return (
    <ListScreen
      list={roles}
      Panel={RolePanel}
      fetchPanel={RolePanel.fetch}
      headActions={
        <Button icon={<Columns2 />} onPress={() => navigate("/admin/roles/compare")}>
          {words.t("roles.compare")}
        </Button>
      }
    />
  );
};
