import { TeamFilter } from "@evolve/contracts/organisation-filters";
import { deleteTeam } from "@evolve/contracts/team-administration";
import { searchTeamsV3, type TeamRow } from "@evolve/contracts/teams";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import UsersRound from "lucide-react/icons/users-round";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, sortedByName } from "../../../parts/named-list.tsx";
import { namedColumns } from "../organization/columns.tsx";

const TeamPanel = lazyPart(async () => (await import("./team-panel.tsx")).TeamPanel);

const teams = defineList(searchTeamsV3, "teams", {
  name: "teams",
  accepts: TeamFilter,
  icon: <UsersRound />,
  texts: ({ t }) => ({
    title: t("organization.teamsTitle"),
    lead: t("organization.teamsLead"),
    search: t("organization.teamsSearch"),
    searchAndFilter: t("organization.teamsSearch"),
    count: (total) => t("organization.teamsCount", { total }),
    emptyTitle: t("organization.teamsEmptyTitle"),
    emptyText: t("organization.teamsEmptyText"),
    create: t("organization.teamsCreate"),
  }),
  columns: namedColumns,
  statistics: { members: "number" },
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words }) => [
    deleteAction<TeamRow>(words, {
      permission: "team:edit",
      title: words.t("organization.teamsDeleteTitle"),
      text: ({ name }) => words.t("organization.teamsDeleteText", { name }),
      details: deletionDetails("team"),
      run: ({ id }) => client.call(deleteTeam, { params: { teamId: id } }),
    }),
  ],
  createPermission: "team:edit",
  edit: { permission: "team:edit", appliesTo: () => true, viewPermission: "team:view" },
});

/** Admin, Teams: who works together. */
export const TeamsScreen = () => <ListScreen list={teams} Panel={TeamPanel} fetchPanel={TeamPanel.fetch} />;
