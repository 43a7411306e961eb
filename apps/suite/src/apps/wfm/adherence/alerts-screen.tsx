import {
  type AdherenceAlert,
  deleteAdherenceAlert,
  saveAdherenceAlert,
  searchAdherenceAlerts,
} from "@evolve/contracts/adherence-alerts";
import { AdherenceAlertFilter } from "@evolve/contracts/adherence-filters";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import BellRing from "lucide-react/icons/bell-ring";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { alertFieldsOf, kindsText, recipientsText, scopeText } from "./alert-words.ts";

const AlertPanel = lazyPart(async () => (await import("./alert-panel.tsx")).AlertPanel);

const permission = "wfm:adherence:edit";

const alerts = defineList(searchAdherenceAlerts, "alerts", {
  name: "adherence-alerts",
  accepts: AdherenceAlertFilter,
  icon: <BellRing />,
  texts: ({ t }) => ({
    title: t("adherence.alertsTitle"),
    lead: t("adherence.alertsLead"),
    search: t("adherence.alertsSearch"),
    searchAndFilter: t("adherence.alertsSearch"),
    count: (total) => t("adherence.alertsCount", { total }),
    emptyTitle: t("adherence.alertsEmptyTitle"),
    emptyText: t("adherence.alertsEmptyText"),
    create: t("adherence.alertCreate"),
  }),
  columns: (words) => [
    nameColumn<AdherenceAlert>(words, {
      header: words.t("adherence.alertScope"),
      width: 200,
    }),
    {
      id: "scope",
      header: words.t("adherence.alertScopeKind"),
      width: 150,
      value: (row) => scopeText(words, row),
      cell: (row) => scopeText(words, row),
    },
    {
      id: "minutes",
      header: words.t("adherence.alertAfter"),
      isSortable: true,
      width: 120,
      align: "end",
      value: ({ minutes }) => minutes,
      text: ({ minutes }) => words.t("adherence.alertAfterMinutes", { minutes }),
      cell: ({ minutes }) => words.t("adherence.alertAfterMinutes", { minutes }),
    },
    {
      id: "kinds",
      header: words.t("adherence.alertKinds"),
      width: 260,
      value: (row) => kindsText(words, row),
      cell: (row) => kindsText(words, row),
    },
    {
      id: "recipients",
      header: words.t("adherence.alertRecipients"),
      width: 220,
      value: (row) => recipientsText(words, row),
      cell: (row) => <span dir="auto">{recipientsText(words, row)}</span>,
    },
    {
      id: "isActive",
      header: words.t("adherence.alertStatus"),
      width: 120,
      value: ({ isActive }) => words.t(isActive ? "adherence.alertOn" : "adherence.alertOff"),
      cell: ({ isActive }) => (
        <StatusPill tone={isActive ? "success" : "neutral"}>
          {words.t(isActive ? "adherence.alertOn" : "adherence.alertOff")}
        </StatusPill>
      ),
    },
  ],
  statistics: { minutes: "number" },
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "isActive",
      label: ({ t }) => t("adherence.alertStatus"),
      options: ({ t }) => [
        { id: "yes", label: t("adherence.alertOn") },
        { id: "no", label: t("adherence.alertOff") },
      ],
    },
  ],
  actions: ({ client, words }) => {
    const { t } = words;
    const setActive = (row: AdherenceAlert, isActive: boolean) =>
      client.call(saveAdherenceAlert, {
        body: { ...alertFieldsOf(row), isActive, id: row.id, version: row.version },
      });
    return [
      {
        id: "switch-off",
        label: t("adherence.alertSwitchOff"),
        icon: <Pause />,
        permission,
        appliesTo: ({ isActive }: AdherenceAlert) => isActive,
        run: (row: AdherenceAlert) => setActive(row, false),
        done: ({ name }: AdherenceAlert) => t("adherence.alertSwitchedOff", { name }),
      },
      {
        id: "switch-on",
        label: t("adherence.alertSwitchOn"),
        icon: <Play />,
        permission,
        appliesTo: ({ isActive }: AdherenceAlert) => !isActive,
        run: (row: AdherenceAlert) => setActive(row, true),
        done: ({ name }: AdherenceAlert) => t("adherence.alertSwitchedOn", { name }),
      },
      deleteAction<AdherenceAlert>(words, {
        permission,
        title: t("adherence.alertDeleteTitle"),
        text: ({ name }) => t("adherence.alertDeleteText", { name }),
        run: ({ id }) => client.call(deleteAdherenceAlert, { params: { alertId: id } }),
      }),
    ];
  },
  createPermission: permission,
  edit: { permission, appliesTo: () => true },
});

/** WFM, Adherence alerts: who is told when agents of a team or planning group are out of adherence for long. */
export const AlertsScreen = () => <ListScreen list={alerts} Panel={AlertPanel} fetchPanel={AlertPanel.fetch} />;
