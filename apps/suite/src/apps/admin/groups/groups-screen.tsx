import { deleteGroups, searchGroups, type GroupRow } from "@evolve/contracts/groups";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Network from "lucide-react/icons/network";
import Trash from "lucide-react/icons/trash-2";
import { namedColumns } from "../organization/columns.tsx";

const GroupPanel = lazyPart(async () => (await import("./group-panel.tsx")).GroupPanel);

const groups = defineList(searchGroups, "groups", {
  name: "groups",
  icon: <Network />,
  texts: ({ t }) => ({
    title: t("organization.groupsTitle"),
    lead: t("organization.groupsLead"),
    search: t("organization.groupsSearch"),
    searchAndFilter: t("organization.groupsSearch"),
    count: (total) => t("organization.groupsCount", { total }),
    emptyTitle: t("organization.groupsEmptyTitle"),
    emptyText: t("organization.groupsEmptyText"),
    create: t("organization.groupsCreate"),
  }),
  columns: namedColumns,
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words: { t } }) => [
    {
      id: "delete",
      label: t("organization.delete"),
      icon: <Trash />,
      tone: "danger",
      permission: "group:edit",
      confirm: ({ name }: GroupRow) => ({
        title: t("organization.groupsDeleteTitle"),
        text: t("organization.groupsDeleteText", { name }),
      }),
      run: ({ id }: GroupRow) => client.call(deleteGroups, { body: { groupToDeleteIds: [id] } }),
      done: ({ name }: GroupRow) => t("organization.deleted", { name }),
    },
  ],
  createPermission: "group:edit",
  edit: { permission: "group:edit", appliesTo: () => true },
});

/** Admin, Groups: people by any trait. */
export const GroupsScreen = () => <ListScreen list={groups} Panel={GroupPanel} fetchPanel={GroupPanel.fetch} />;
