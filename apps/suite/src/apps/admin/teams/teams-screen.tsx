import { deleteTeam, searchTeamsV3, type TeamRow } from "@evolve/contracts/teams";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import UsersRound from "lucide-react/icons/users-round";
import Trash from "lucide-react/icons/trash-2";
import { namedColumns } from "../organization/columns.tsx";

const TeamPanel = lazyPart(async () => (await import("./team-panel.tsx")).TeamPanel);

const teams = defineList(searchTeamsV3, "teams", {
  name: "teams",
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
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words: { t } }) => [
    {
      id: "delete",
      label: t("organization.delete"),
      icon: <Trash />,
      tone: "danger",
      permission: "team:edit",
      confirm: ({ name }: TeamRow) => ({
        title: t("organization.teamsDeleteTitle"),
        text: t("organization.teamsDeleteText", { name }),
      }),
      run: ({ id }: TeamRow) => client.call(deleteTeam, { params: { teamId: id } }),
      done: ({ name }: TeamRow) => t("organization.deleted", { name }),
    },
  ],
  createPermission: "team:edit",
  edit: { permission: "team:edit", appliesTo: () => true },
});

/** Admin, Teams: who works together. */
export const TeamsScreen = () => <ListScreen list={teams} Panel={TeamPanel} fetchPanel={TeamPanel.fetch} />;
