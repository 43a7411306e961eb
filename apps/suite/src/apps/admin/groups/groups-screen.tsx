import { GroupFilter } from "@evolve/contracts/organisation-filters";
import { deleteGroups, searchGroups, type GroupRow } from "@evolve/contracts/groups";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Network from "lucide-react/icons/network";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, sortedByName } from "../../../parts/named-list.tsx";
import { namedColumns } from "../organization/columns.tsx";

const GroupPanel = lazyPart(async () => (await import("./group-panel.tsx")).GroupPanel);

const groups = defineList(searchGroups, "groups", {
  name: "groups",
  accepts: GroupFilter,
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
  statistics: { members: "number" },
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words }) => [
    deleteAction<GroupRow>(words, {
      permission: "group:edit",
      title: words.t("organization.groupsDeleteTitle"),
      text: ({ name }) => words.t("organization.groupsDeleteText", { name }),
      details: deletionDetails("group"),
      run: ({ id }) => client.call(deleteGroups, { body: { groupToDeleteIds: [id] } }),
    }),
  ],
  createPermission: "group:edit",
  edit: { permission: "group:edit", appliesTo: () => true, viewPermission: "group:view" },
});

/** Admin, Groups: people by any trait. */
export const GroupsScreen = () => <ListScreen list={groups} Panel={GroupPanel} fetchPanel={GroupPanel.fetch} />;
