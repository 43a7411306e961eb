import { EmployeeGroupFilter } from "@evolve/contracts/organisation-filters";
import { deleteEmployeeGroup, type EmployeeGroupRow, searchEmployeeGroups } from "@evolve/contracts/employee-groups";
import { timeZoneBrief } from "@evolve/i18n/time-zone";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Building from "lucide-react/icons/building-2";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { describeWeek } from "../../../parts/working-hours.ts";

const EmployeeGroupPanel = lazyPart(async () => (await import("./employee-group-panel.tsx")).EmployeeGroupPanel);

/** Section 3: the default group's name is shown with a suffix. */
const nameOf = ({ t }: Words, { name, isDefault }: EmployeeGroupRow): string =>
  isDefault ? t("organization.defaultName", { name }) : name;

const employeeGroups = defineList(searchEmployeeGroups, "employeeGroups", {
  name: "employeeGroups",
  accepts: EmployeeGroupFilter,
  icon: <Building />,
  texts: ({ t }) => ({
    title: t("organization.employeeGroupsTitle"),
    lead: t("organization.employeeGroupsLead"),
    search: t("organization.employeeGroupsSearch"),
    searchAndFilter: t("organization.employeeGroupsSearch"),
    count: (total) => t("organization.employeeGroupsCount", { total }),
    emptyTitle: t("organization.employeeGroupsEmptyTitle"),
    emptyText: t("organization.employeeGroupsEmptyText"),
    create: t("organization.employeeGroupsCreate"),
  }),
  columns: (words) => [
    nameColumn(words, { nameOf: (group) => nameOf(words, group) }),
    {
      id: "timeZone",
      header: words.t("organization.timeZone"),
      isSortable: true,
      width: 190,
      value: ({ timeZone }) => timeZone,
      cell: ({ timeZone }) => timeZoneBrief(timeZone, new Date()),
    },
    {
      id: "workingHours",
      header: words.t("organization.workingHours"),
      width: 380,
      value: ({ workingHours }) => describeWeek(words, workingHours),
      cell: ({ workingHours }) => describeWeek(words, workingHours),
    },
    {
      id: "members",
      header: words.t("organization.members"),
      align: "end",
      width: 120,
      value: ({ memberCount }) => memberCount,
      cell: ({ memberCount }) => words.t("organization.memberCount", { count: memberCount }),
    },
  ],
  statistics: { members: "number" },
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words }) => [
    deleteAction<EmployeeGroupRow>(words, {
      permission: "employeeGroup:edit",
      appliesTo: ({ isDefault }: EmployeeGroupRow) => !isDefault,
      title: words.t("organization.employeeGroupsDeleteTitle"),
      text: ({ name }) => words.t("organization.employeeGroupsDeleteText", { name }),
      details: deletionDetails("employeeGroup"),
      run: ({ id }) => client.call(deleteEmployeeGroup, { query: { groupId: id } }),
    }),
  ],
  createPermission: "employeeGroup:edit",
  edit: { permission: "employeeGroup:edit", appliesTo: () => true, viewPermission: "employeeGroup:view" },
});

/** Admin, Employee groups: where people work, with time zone and working hours. */
export const EmployeeGroupsScreen = () => (
  <ListScreen list={employeeGroups} Panel={EmployeeGroupPanel} fetchPanel={EmployeeGroupPanel.fetch} />
);
