import { TimeOffLimitFilter } from "@evolve/contracts/time-off-filters";
import { deleteTimeOffLimit, searchTimeOffLimits, type TimeOffLimit } from "@evolve/contracts/time-off-rules";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import CalendarRange from "lucide-react/icons/calendar-range";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { daysOf } from "../../../parts/time-off-words.ts";
import { teamOptions, unitOptions } from "./choices.ts";

const LimitPanel = lazyPart(async () => (await import("./limit-panel.tsx")).LimitPanel);

const limits = defineList(searchTimeOffLimits, "limits", {
  name: "time-off-limits",
  accepts: TimeOffLimitFilter,
  icon: <CalendarRange />,
  texts: ({ t }) => ({
    title: t("timeOff.limitsTitle"),
    lead: t("timeOff.limitsLead"),
    search: t("timeOff.limitsSearch"),
    searchAndFilter: t("timeOff.limitsSearch"),
    count: (total) => t("timeOff.limitsCount", { total }),
    emptyTitle: t("timeOff.limitsEmptyTitle"),
    emptyText: t("timeOff.limitsEmptyText"),
    create: t("timeOff.limitsCreate"),
  }),
  columns: (words) => [
    nameColumn(words),
    {
      id: "firstDay",
      header: words.t("timeOff.days"),
      isSortable: true,
      width: 210,
      value: ({ firstDay }) => firstDay,
      cell: (limit) => daysOf(words, { ...limit, part: null }),
    },
    {
      id: "people",
      header: words.t("timeOff.people"),
      width: 150,
      align: "end",
      value: ({ people }) => people,
      cell: ({ people }) => words.number(people),
    },
    {
      id: "team",
      header: words.t("timeOff.team"),
      width: 170,
      value: ({ teamName }) => teamName ?? words.t("timeOff.allTeams"),
      cell: ({ teamName }) => <span dir="auto">{teamName ?? words.t("timeOff.allTeams")}</span>,
    },
    {
      id: "businessUnit",
      header: words.t("timeOff.businessUnit"),
      width: 170,
      value: ({ businessUnitName }) => businessUnitName,
      cell: ({ businessUnitName }) => <span dir="auto">{businessUnitName}</span>,
    },
    {
      id: "automatic",
      header: words.t("timeOff.decidedHow"),
      width: 140,
      text: ({ isAutomatic }) => words.t(isAutomatic ? "timeOff.automaticShort" : "timeOff.personShort"),
      cell: ({ isAutomatic }) => words.t(isAutomatic ? "timeOff.automaticShort" : "timeOff.personShort"),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    { field: "teamId", label: ({ t }) => t("timeOff.team"), query: teamOptions },
    { field: "businessUnitId", label: ({ t }) => t("timeOff.businessUnit"), query: unitOptions },
  ],
  actions: ({ client, words }) => [
    deleteAction<TimeOffLimit>(words, {
      permission: "wfm:requests:edit",
      title: words.t("timeOff.limitsDeleteTitle"),
      text: ({ name }) => words.t("timeOff.limitsDeleteText", { name }),
      run: ({ id }) => client.call(deleteTimeOffLimit, { params: { limitId: id } }),
    }),
  ],
  createPermission: "wfm:requests:edit",
  edit: { permission: "wfm:requests:edit", appliesTo: () => true },
});

/** Scheduler, Time-off limits: how many people may be off on a day. */
export const LimitsScreen = () => <ListScreen list={limits} Panel={LimitPanel} fetchPanel={LimitPanel.fetch} />;
