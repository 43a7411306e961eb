import { deleteTeam, searchTeamsV3, type TeamRow } from "@evolve/contracts/teams";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import UsersRound from "lucide-react/icons/users-round";
import Trash from "lucide-react/icons/trash-2";

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
  columns: ({ t }) => [
    {
      id: "name",
      header: t("organization.name"),
      isSortable: true,
      isHideable: false,
      width: 360,
      value: ({ name }) => name,
      cell: ({ name }) => <span dir="auto">{name}</span>,
    },
    {
      id: "members",
      header: t("organization.members"),
      align: "end",
      width: 170,
      value: ({ memberCount = 0 }) => memberCount,
      cell: ({ memberCount = 0 }) => t("organization.memberCount", { count: memberCount }),
    },
  ],
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
