import { decideTimeOff, reopenTimeOff, searchTimeOff, type TimeOffRow } from "@evolve/contracts/time-off";
import { timeOffStates, TimeOffFilter } from "@evolve/contracts/time-off-filters";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import ChartLine from "lucide-react/icons/chart-line";
import Inbox from "lucide-react/icons/inbox";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import Undo from "lucide-react/icons/undo-2";
import { amountOf, daysOf, deciderOf, timeOffStateNames, timeOffTones } from "../../../parts/time-off-words.ts";
import { teamOptions, typeOptions, unitOptions } from "./choices.ts";

const RequestPanel = lazyPart(async () => (await import("./request-panel.tsx")).RequestPanel);

const isOpen = ({ state }: TimeOffRow): boolean => state === "pending" || state === "waitlisted";
const isDecided = ({ state }: TimeOffRow): boolean => state === "approved" || state === "denied";

const requests = defineList(searchTimeOff, "requests", {
  name: "time-off-requests",
  accepts: TimeOffFilter,
  icon: <Inbox />,
  texts: ({ t }) => ({
    title: t("timeOff.inboxTitle"),
    lead: t("timeOff.inboxLead"),
    search: t("timeOff.inboxSearch"),
    searchAndFilter: t("timeOff.inboxSearch"),
    count: (total) => t("timeOff.inboxCount", { total }),
    emptyTitle: t("timeOff.inboxEmptyTitle"),
    emptyText: t("timeOff.inboxEmptyText"),
  }),
  columns: (words) => [
    {
      id: "userName",
      header: words.t("timeOff.person"),
      isSortable: true,
      isHideable: false,
      width: 190,
      value: ({ userName }) => userName,
      cell: ({ userName }) => <span dir="auto">{userName}</span>,
    },
    {
      id: "state",
      header: words.t("timeOff.state"),
      isSortable: true,
      width: 190,
      text: ({ state }) => words.t(timeOffStateNames[state]),
      cell: ({ state, place }) => (
        <>
          <StatusPill tone={timeOffTones[state]}>{words.t(timeOffStateNames[state])}</StatusPill>
          {place !== null && ` ${words.number(place)}`}
        </>
      ),
    },
    {
      id: "type",
      header: words.t("timeOff.type"),
      width: 130,
      value: ({ codeName }) => codeName,
      cell: ({ codeName }) => <span dir="auto">{codeName}</span>,
    },
    {
      id: "firstDay",
      header: words.t("timeOff.days"),
      isSortable: true,
      width: 260,
      value: ({ firstDay }) => firstDay,
      cell: (row) => daysOf(words, row),
    },
    {
      id: "length",
      header: words.t("timeOff.length"),
      width: 150,
      align: "end",
      value: ({ minutes }) => minutes / 60,
      cell: ({ minutes }) => amountOf(words, minutes),
    },
    {
      id: "team",
      header: words.t("timeOff.team"),
      width: 160,
      value: ({ teamName }) => teamName ?? "",
      cell: ({ teamName }) => <span dir="auto">{teamName}</span>,
    },
    {
      id: "requestedAt",
      header: words.t("timeOff.requestedAt"),
      isSortable: true,
      width: 180,
      value: ({ requestedAt }) => requestedAt,
      cell: ({ requestedAt }) => words.date(requestedAt, "dateTime"),
    },
    {
      id: "decision",
      header: words.t("timeOff.decision"),
      width: 200,
      value: (row) => deciderOf(words, row),
      cell: (row) => <span dir="auto">{deciderOf(words, row)}</span>,
    },
  ],
  statistics: { state: "choice", requestedAt: "instant" },
  firstSort: [{ id: "requestedAt", descending: true }],
  rowLabel: ({ userName }) => userName,
  filters: [
    {
      field: "state",
      label: ({ t }) => t("timeOff.state"),
      options: ({ t }) => timeOffStates.map((id) => ({ id, label: t(timeOffStateNames[id]) })),
    },
    { field: "codeId", label: ({ t }) => t("timeOff.type"), query: typeOptions },
    { field: "teamId", label: ({ t }) => t("timeOff.team"), query: teamOptions },
    { field: "businessUnitId", label: ({ t }) => t("timeOff.businessUnit"), query: unitOptions },
  ],
  actions: ({ client, words: { t } }) => {
    const decide = (decision: "approved" | "denied") => ({
      permission: "wfm:requests:edit" as const,
      appliesTo: isOpen,
      run: ({ id, version }: TimeOffRow) =>
        client.call(decideTimeOff, { params: { requestId: id }, body: { decision, version } }),
      undo: ({ id }: TimeOffRow) => client.call(reopenTimeOff, { params: { requestId: id } }),
    });
    return [
      {
        ...decide("approved"),
        id: "approve",
        label: t("timeOff.approve"),
        icon: <ThumbsUp />,
        done: ({ userName }) => t("timeOff.approved", { name: userName }),
        bulk: {
          confirm: (count) => ({
            title: t("timeOff.approveManyTitle", { count }),
            text: t("timeOff.approveManyText"),
          }),
          done: (count) => t("timeOff.approvedMany", { count }),
        },
      },
      {
        ...decide("denied"),
        id: "deny",
        label: t("timeOff.deny"),
        icon: <ThumbsDown />,
        tone: "danger",
        done: ({ userName }) => t("timeOff.denied", { name: userName }),
        bulk: {
          confirm: (count) => ({ title: t("timeOff.denyManyTitle", { count }), text: t("timeOff.denyManyText") }),
          done: (count) => t("timeOff.deniedMany", { count }),
        },
      },
      {
        id: "reopen",
        label: t("timeOff.reopen"),
        icon: <Undo />,
        permission: "wfm:requests:edit",
        appliesTo: isDecided,
        confirm: ({ userName }) => ({
          title: t("timeOff.reopenTitle"),
          text: t("timeOff.reopenText", { name: userName }),
        }),
        run: ({ id }) => client.call(reopenTimeOff, { params: { requestId: id } }),
        done: ({ userName }) => t("timeOff.reopened", { name: userName }),
      },
    ];
  },
  edit: {
    permission: "wfm:requests:view",
    appliesTo: () => true,
    label: ({ t }) => t("timeOff.show"),
    icon: <ChartLine />,
  },
});

/** Scheduler, Requests: time off that people ask for, decided one by one or many at once. */
export const RequestsScreen = () => <ListScreen list={requests} Panel={RequestPanel} fetchPanel={RequestPanel.fetch} />;
