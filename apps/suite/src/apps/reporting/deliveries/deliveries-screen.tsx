import { TextFilter } from "@evolve/contracts/search";
import {
  deleteReportDelivery,
  type ReportDelivery,
  searchReportDeliveries,
  sendReportDelivery,
  updateReportDelivery,
} from "@evolve/contracts/report-deliveries";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import MailCheck from "lucide-react/icons/mail-check";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Send from "lucide-react/icons/send";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { fieldsOf, rhythmText } from "./delivery-words.ts";

const DeliveryPanel = lazyPart(async () => (await import("./delivery-panel.tsx")).DeliveryPanel);

const permission = "reporting:edit";

const deliveries = defineList(searchReportDeliveries, "deliveries", {
  name: "report-deliveries",
  accepts: TextFilter,
  icon: <MailCheck />,
  texts: ({ t }) => ({
    title: t("reporting.deliveries"),
    lead: t("reporting.deliveriesLead"),
    search: t("reporting.deliveriesSearch"),
    searchAndFilter: t("reporting.deliveriesSearch"),
    count: (total) => t("reporting.deliveriesCount", { total }),
    emptyTitle: t("reporting.deliveriesEmptyTitle"),
    emptyText: t("reporting.deliveriesEmptyText"),
    create: t("reporting.deliveryCreate"),
  }),
  columns: (words) => [
    nameColumn(words),
    {
      id: "report",
      header: words.t("reporting.report"),
      width: 160,
      value: ({ report }) => words.t(`reporting.names.${report}`),
      cell: ({ report }) => words.t(`reporting.names.${report}`),
    },
    {
      id: "businessUnit",
      header: words.t("reporting.businessUnit"),
      width: 150,
      value: ({ businessUnitName }) => businessUnitName,
      cell: ({ businessUnitName }) => <span dir="auto">{businessUnitName}</span>,
    },
    {
      id: "rhythm",
      header: words.t("reporting.when"),
      width: 200,
      value: (row) => rhythmText(words, row),
      cell: (row) => rhythmText(words, row),
    },
    {
      id: "recipients",
      header: words.t("reporting.recipients"),
      width: 180,
      value: ({ recipients }) => words.list(recipients.map(({ name }) => name)),
      cell: ({ recipients }) => <span dir="auto">{words.list(recipients.map(({ name }) => name))}</span>,
    },
    {
      id: "nextAt",
      header: words.t("reporting.nextAt"),
      isSortable: true,
      width: 190,
      value: ({ nextAt }) => nextAt,
      cell: ({ nextAt, zone }) =>
        nextAt === null ? (
          <StatusPill tone="neutral">{words.t("reporting.paused")}</StatusPill>
        ) : (
          words.date(nextAt, "dateTime", zone)
        ),
    },
    {
      id: "lastSentAt",
      header: words.t("reporting.lastSentAt"),
      width: 200,
      isHiddenAtFirst: true,
      value: ({ lastSentAt }) => lastSentAt,
      cell: ({ lastSentAt, zone }) => (lastSentAt === null ? "–" : words.date(lastSentAt, "dateTime", zone)),
    },
  ],
  statistics: { nextAt: "instant" },
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words }) => {
    const { t } = words;
    const setPaused = (row: ReportDelivery, isPaused: boolean) =>
      client.call(updateReportDelivery, {
        params: { deliveryId: row.id },
        body: { ...fieldsOf(row), isPaused, version: row.version },
      });
    return [
      {
        id: "send",
        label: t("reporting.sendNow"),
        icon: <Send />,
        permission,
        run: ({ id }: ReportDelivery) => client.call(sendReportDelivery, { params: { deliveryId: id }, body: {} }),
        done: ({ name }: ReportDelivery) => t("reporting.sending", { name }),
      },
      {
        id: "pause",
        label: t("reporting.pause"),
        icon: <Pause />,
        permission,
        appliesTo: ({ isPaused }: ReportDelivery) => !isPaused,
        run: (row: ReportDelivery) => setPaused(row, true),
        done: ({ name }: ReportDelivery) => t("reporting.pausedNow", { name }),
      },
      {
        id: "resume",
        label: t("reporting.resume"),
        icon: <Play />,
        permission,
        appliesTo: ({ isPaused }: ReportDelivery) => isPaused,
        run: (row: ReportDelivery) => setPaused(row, false),
        done: ({ name }: ReportDelivery) => t("reporting.resumed", { name }),
      },
      deleteAction<ReportDelivery>(words, {
        permission,
        title: t("reporting.deliveryDeleteTitle"),
        text: ({ name }) => t("reporting.deliveryDeleteText", { name }),
        run: ({ id }) => client.call(deleteReportDelivery, { params: { deliveryId: id } }),
      }),
    ];
  },
  createPermission: permission,
  edit: { permission, appliesTo: () => true },
});

/** Reporting, Scheduled reports: what is sent to whom by mail, and when. */
export const DeliveriesScreen = () => (
  <ListScreen list={deliveries} Panel={DeliveryPanel} fetchPanel={DeliveryPanel.fetch} />
);
