import { BalanceFilter } from "@evolve/contracts/time-off-filters";
import { searchTimeOffBalances } from "@evolve/contracts/time-off-rules";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Users from "lucide-react/icons/users";
import { nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { amountOf } from "../../../parts/time-off-words.ts";
import { teamOptions, typeOptions, unitOptions } from "./choices.ts";

const SetEntitlement = lazyPart(async () => (await import("./set-entitlement.tsx")).SetEntitlement);

const amount = (words: Words, minutes: number | null): string =>
  minutes === null ? words.t("timeOff.noneKept") : amountOf(words, minutes);

const figures = { taken: "timeOff.taken", planned: "timeOff.planned", requested: "timeOff.requested" } as const;

const balances = defineList(searchTimeOffBalances, "balances", {
  name: "time-off-balances",
  accepts: BalanceFilter,
  icon: <Users />,
  texts: ({ t }) => ({
    title: t("timeOff.balancesTitle"),
    lead: t("timeOff.balancesLead"),
    search: t("timeOff.balancesSearch"),
    searchAndFilter: t("timeOff.balancesSearch"),
    count: (total) => t("timeOff.balancesCount", { total }),
    emptyTitle: t("timeOff.balancesEmptyTitle"),
    emptyText: t("timeOff.balancesEmptyText"),
  }),
  columns: (words) => [
    nameColumn(words, { header: words.t("timeOff.person") }),
    {
      id: "teamName",
      header: words.t("timeOff.team"),
      isSortable: true,
      width: 170,
      value: ({ teamName }) => teamName ?? "",
      cell: ({ teamName }) => <span dir="auto">{teamName}</span>,
    },
    {
      id: "entitled",
      header: words.t("timeOff.entitled"),
      align: "end",
      width: 160,
      value: ({ entitled }) => (entitled === null ? null : entitled / 60),
      cell: ({ entitled }) => amount(words, entitled),
    },
    ...(["taken", "planned", "requested"] as const).map((id) => ({
      id,
      header: words.t(figures[id]),
      align: "end" as const,
      width: 160,
      value: (row: Record<typeof id, number>) => row[id] / 60,
      cell: (row: Record<typeof id, number>) => amount(words, row[id]),
    })),
    {
      id: "left",
      header: words.t("timeOff.left"),
      align: "end",
      width: 160,
      value: ({ entitled, taken, planned }) => (entitled === null ? null : (entitled - taken - planned) / 60),
      cell: ({ entitled, taken, planned }) => amount(words, entitled === null ? null : entitled - taken - planned),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    { field: "codeId", label: ({ t }) => t("timeOff.type"), query: typeOptions },
    { field: "teamId", label: ({ t }) => t("timeOff.team"), query: teamOptions },
    { field: "businessUnitId", label: ({ t }) => t("timeOff.businessUnit"), query: unitOptions },
  ],
  actions: ({ words: { t } }) => [
    {
      id: "set",
      label: t("timeOff.setEntitlement"),
      icon: <CalendarPlus />,
      permission: "wfm:requests:edit",
      run: () => Promise.resolve(),
      done: () => "",
      bulk: {
        confirm: (count) => ({ title: t("timeOff.setManyTitle", { count }), text: "" }),
        done: (count) => t("timeOff.setMany", { count }),
        form: (rows, close) => <SetEntitlement userIds={rows.map(({ id }) => id)} onClose={close} />,
      },
    },
  ],
});

/** Scheduler, Time-off balances: what people may take, have taken and plan of one kind in a year. */
export const BalancesScreen = () => <ListScreen list={balances} />;
