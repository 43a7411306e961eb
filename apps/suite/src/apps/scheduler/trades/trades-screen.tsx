import { decideTrade, reopenTrade, searchTrades, type TradeRow } from "@evolve/contracts/shift-trades-inbox";
import { tradeStates, TradeFilter } from "@evolve/contracts/shift-trades-filters";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ChartLine from "lucide-react/icons/chart-line";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import Undo from "lucide-react/icons/undo-2";
import { shiftOf, tradeDecider, tradeStateNames, tradeTones } from "../../../parts/trade-words.ts";
import { unitOptions } from "../requests/choices.ts";

const TradePanel = lazyPart(async () => (await import("./trade-panel.tsx")).TradePanel);

const waits = ({ state }: TradeRow): boolean => state === "accepted";
const isDecided = ({ state }: TradeRow): boolean => state === "approved" || state === "denied";

const trades = defineList(searchTrades, "trades", {
  name: "shift-trades",
  accepts: TradeFilter,
  icon: <ArrowLeftRight />,
  texts: ({ t }) => ({
    title: t("shiftTrades.inboxTitle"),
    lead: t("shiftTrades.inboxLead"),
    search: t("shiftTrades.inboxSearch"),
    searchAndFilter: t("shiftTrades.inboxSearch"),
    count: (total) => t("shiftTrades.inboxCount", { total }),
    emptyTitle: t("shiftTrades.inboxEmptyTitle"),
    emptyText: t("shiftTrades.inboxEmptyText"),
  }),
  columns: (words) => [
    {
      id: "giverName",
      header: words.t("shiftTrades.giver"),
      isSortable: true,
      isHideable: false,
      width: 180,
      value: ({ giverName }) => giverName,
      cell: ({ giverName }) => <span dir="auto">{giverName}</span>,
    },
    {
      id: "state",
      header: words.t("shiftTrades.stateLabel"),
      isSortable: true,
      width: 190,
      text: ({ state }) => words.t(tradeStateNames[state]),
      cell: ({ state }) => <StatusPill tone={tradeTones[state]}>{words.t(tradeStateNames[state])}</StatusPill>,
    },
    {
      id: "start",
      header: words.t("shiftTrades.shift"),
      isSortable: true,
      width: 280,
      value: ({ give }) => give.start,
      cell: ({ give, zone }) => shiftOf(words, give, zone),
    },
    {
      id: "taker",
      header: words.t("shiftTrades.taker"),
      width: 230,
      value: ({ takerName, askedName }) => takerName ?? askedName ?? "",
      cell: ({ takerName, askedName }) => (
        <span dir="auto">{takerName ?? askedName ?? words.t("shiftTrades.everybody")}</span>
      ),
    },
    {
      id: "get",
      header: words.t("shiftTrades.inExchange"),
      width: 280,
      value: ({ get }) => get?.start ?? "",
      cell: ({ get, wantsExchange, zone }) =>
        get ? shiftOf(words, get, zone) : wantsExchange && words.t("shiftTrades.oneOfTheirs"),
    },
    {
      id: "offeredAt",
      header: words.t("shiftTrades.offeredAt"),
      isSortable: true,
      width: 180,
      value: ({ offeredAt }) => offeredAt,
      cell: ({ offeredAt }) => words.date(offeredAt, "dateTime"),
    },
    {
      id: "decision",
      header: words.t("shiftTrades.decision"),
      width: 200,
      value: (row) => tradeDecider(words, row),
      cell: (row) => <span dir="auto">{tradeDecider(words, row)}</span>,
    },
  ],
  statistics: { state: "choice", offeredAt: "instant" },
  firstSort: [{ id: "offeredAt", descending: true }],
  rowLabel: ({ giverName }) => giverName,
  filters: [
    {
      field: "state",
      label: ({ t }) => t("shiftTrades.stateLabel"),
      options: ({ t }) => tradeStates.map((id) => ({ id, label: t(tradeStateNames[id]) })),
    },
    { field: "businessUnitId", label: ({ t }) => t("shiftTrades.businessUnit"), query: unitOptions },
  ],
  actions: ({ client, words: { t } }) => {
    const decide = (decision: "approved" | "denied") => ({
      permission: "wfm:requests:edit" as const,
      appliesTo: waits,
      run: ({ id, version }: TradeRow) =>
        client.call(decideTrade, { params: { tradeId: id }, body: { decision, version } }),
      undo: ({ id }: TradeRow) => client.call(reopenTrade, { params: { tradeId: id } }),
    });
    return [
      {
        ...decide("approved"),
        id: "approve",
        label: t("shiftTrades.approve"),
        icon: <ThumbsUp />,
        done: () => t("shiftTrades.approved"),
      },
      {
        ...decide("denied"),
        id: "deny",
        label: t("shiftTrades.deny"),
        icon: <ThumbsDown />,
        tone: "danger",
        done: () => t("shiftTrades.denied"),
      },
      {
        id: "reopen",
        label: t("shiftTrades.reopen"),
        icon: <Undo />,
        permission: "wfm:requests:edit",
        appliesTo: isDecided,
        confirm: () => ({ title: t("shiftTrades.reopenTitle"), text: t("shiftTrades.reopenText") }),
        run: ({ id }) => client.call(reopenTrade, { params: { tradeId: id } }),
        done: () => t("shiftTrades.reopened"),
      },
    ];
  },
  edit: {
    permission: "wfm:requests:view",
    appliesTo: () => true,
    label: ({ t }) => t("shiftTrades.show"),
    icon: <ChartLine />,
  },
});

/** Scheduler, Shift trades: what agents have agreed on, decided by a person where rules do not. */
export const TradesScreen = () => <ListScreen list={trades} Panel={TradePanel} fetchPanel={TradePanel.fetch} />;
