import { BusinessUnitFilter } from "@evolve/contracts/planning-filters";
import { type BusinessUnitRow, deleteBusinessUnit, searchBusinessUnits } from "@evolve/contracts/business-units";
import { timeZoneBrief } from "@evolve/i18n/time-zone";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Building from "lucide-react/icons/building-2";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { dayName } from "../../../parts/working-hours.ts";

const BusinessUnitPanel = lazyPart(async () => (await import("./business-unit-panel.tsx")).BusinessUnitPanel);

const businessUnits = defineList(searchBusinessUnits, "businessUnits", {
  name: "businessUnits",
  accepts: BusinessUnitFilter,
  icon: <Building />,
  texts: ({ t }) => ({
    title: t("planning.unitsTitle"),
    lead: t("planning.unitsLead"),
    search: t("planning.unitsSearch"),
    searchAndFilter: t("planning.unitsSearch"),
    count: (total) => t("planning.unitsCount", { total }),
    emptyTitle: t("planning.unitsEmptyTitle"),
    emptyText: t("planning.unitsEmptyText"),
    create: t("planning.unitsCreate"),
  }),
  columns: (words) => [
    nameColumn(words),
    {
      id: "zone",
      header: words.t("organization.timeZone"),
      isSortable: true,
      width: 190,
      value: ({ zone }) => zone,
      cell: ({ zone }) => timeZoneBrief(zone, new Date()),
    },
    {
      id: "weekStart",
      header: words.t("planning.weekStart"),
      width: 150,
      value: ({ weekStart }) => dayName(words, weekStart, "weekday"),
      cell: ({ weekStart }) => dayName(words, weekStart, "weekday"),
    },
    {
      id: "interval",
      header: words.t("planning.interval"),
      align: "end",
      width: 120,
      value: ({ intervalMinutes }) => intervalMinutes,
      cell: ({ intervalMinutes }) => words.t("planning.minutes", { minutes: intervalMinutes }),
    },
    {
      id: "sites",
      header: words.t("planning.sites"),
      width: 260,
      value: ({ sites }) => sites.map(({ name }) => name).join(", "),
      cell: ({ sites }) => <span dir="auto">{sites.map(({ name }) => name).join(", ")}</span>,
    },
    {
      id: "queues",
      header: words.t("planning.queuesTitle"),
      align: "end",
      width: 110,
      value: ({ queueCount }) => queueCount,
      cell: ({ queueCount }) => words.number(queueCount),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words }) => [
    deleteAction<BusinessUnitRow>(words, {
      permission: "wfm:setup:edit",
      title: words.t("planning.unitsDeleteTitle"),
      text: ({ name }) => words.t("planning.unitsDeleteText", { name }),
      details: deletionDetails("businessUnit"),
      run: ({ id }) => client.call(deleteBusinessUnit, { params: { businessUnitId: id } }),
    }),
  ],
  createPermission: "wfm:setup:edit",
  edit: { permission: "wfm:setup:edit", appliesTo: () => true },
});

/** WFM, Business units: what is planned together, and by which clocks. */
export const BusinessUnitsScreen = () => (
  <ListScreen list={businessUnits} Panel={BusinessUnitPanel} fetchPanel={BusinessUnitPanel.fetch} />
);
