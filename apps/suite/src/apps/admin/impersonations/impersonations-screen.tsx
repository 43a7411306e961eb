import { impersonationStates, ImpersonationFilter } from "@evolve/contracts/impersonation-filter";
import {
  type ImpersonationEnding,
  type ImpersonationRow,
  searchImpersonations,
  stopImpersonation,
} from "@evolve/contracts/impersonations";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { StatusPill } from "@evolve/widgets/status-pill";
import CircleStop from "lucide-react/icons/circle-stop";
import UserCheck from "lucide-react/icons/user-check";
import { timesIn } from "../../../parts/times-in.tsx";
import { anybody } from "../users/choices.ts";

const stateNames = { current: "impersonations.stateCurrent", over: "impersonations.stateOver" } as const;
const isCurrent = ({ endedAt }: ImpersonationRow): boolean => endedAt === null;

const endingNames = {
  ended: "impersonations.endingEnded",
  expired: "impersonations.endingExpired",
  notAllowed: "impersonations.endingNotAllowed",
  sessionEnded: "impersonations.endingSessionEnded",
} as const satisfies Partial<Record<ImpersonationEnding, string>>;

/** How it ended; of one that goes on, when it will. */
const endText = (words: Words, { endedAt, ending, endedBy, expiresAt }: ImpersonationRow): string => {
  if (endedAt === null) return words.t("impersonations.until", { time: words.date(expiresAt, "time") });
  const how =
    ending === "stopped"
      ? words.t("impersonations.endingStopped", { name: endedBy?.name ?? "" })
      : ending && words.t(endingNames[ending]);
  return [words.date(endedAt, "dateTime"), how].filter(Boolean).join(" · ");
};

const impersonations = defineList(searchImpersonations, "impersonations", {
  name: "impersonations",
  accepts: ImpersonationFilter,
  icon: <UserCheck />,
  texts: (words) => ({
    title: words.t("impersonations.title"),
    lead: `${words.t("impersonations.lead")} ${timesIn(words)}`,
    search: words.t("impersonations.search"),
    searchAndFilter: words.t("impersonations.searchAndFilter"),
    count: (total) => words.t("impersonations.count", { total }),
    emptyTitle: words.t("impersonations.emptyTitle"),
    emptyText: words.t("impersonations.emptyText"),
  }),
  columns: (words) => [
    {
      id: "impersonator",
      header: words.t("impersonations.who"),
      isSortable: true,
      isHideable: false,
      width: 150,
      value: ({ impersonator }) => impersonator.name,
      cell: ({ impersonator }) => <span dir="auto">{impersonator.name}</span>,
    },
    {
      id: "user",
      header: words.t("impersonations.whom"),
      isSortable: true,
      width: 150,
      value: ({ user }) => user.name,
      cell: ({ user }) => <span dir="auto">{user.name}</span>,
    },
    {
      id: "state",
      header: words.t("impersonations.state"),
      width: 140,
      value: (row) => words.t(stateNames[isCurrent(row) ? "current" : "over"]),
      cell: (row) => (
        <StatusPill tone={isCurrent(row) ? "warning" : "neutral"}>
          {words.t(stateNames[isCurrent(row) ? "current" : "over"])}
        </StatusPill>
      ),
    },
    {
      id: "reason",
      header: words.t("impersonations.reason"),
      width: 220,
      value: ({ reason }) => reason,
      cell: ({ reason }) => <span dir="auto">{reason}</span>,
    },
    {
      id: "startedAt",
      header: words.t("impersonations.started"),
      isSortable: true,
      width: 190,
      value: ({ startedAt }) => words.date(startedAt, "dateTime"),
      cell: ({ startedAt }) => <time dateTime={startedAt}>{words.date(startedAt, "dateTime")}</time>,
    },
    {
      id: "end",
      header: words.t("impersonations.end"),
      width: 266,
      value: (row) => endText(words, row),
      cell: (row) => <span dir="auto">{endText(words, row)}</span>,
    },
  ],
  statistics: { startedAt: "instant" },
  firstSort: [{ id: "startedAt", descending: true }],
  rowLabel: ({ impersonator }) => impersonator.name,
  filters: [
    {
      field: "state",
      label: ({ t }) => t("impersonations.state"),
      options: ({ t }) => impersonationStates.map((id) => ({ id, label: t(stateNames[id]) })),
    },
    { field: "personId", label: ({ t }) => t("impersonations.person"), permission: "user:view", searched: anybody },
  ],
  actions: ({ client, holds, words: { t } }) => [
    {
      id: "end",
      label: t("impersonations.endNow"),
      icon: <CircleStop />,
      tone: "danger",
      // Either of the two that open the screen.
      permission: holds("tenant:edit") ? "tenant:edit" : "user:impersonate",
      appliesTo: isCurrent,
      confirm: ({ impersonator, user }: ImpersonationRow) => ({
        title: t("impersonations.endTitle"),
        text: t("impersonations.endText", { who: impersonator.name, whom: user.name }),
      }),
      run: ({ id }: ImpersonationRow) => client.call(stopImpersonation, { params: { impersonationId: id } }),
      done: ({ impersonator, user }: ImpersonationRow) =>
        t("impersonations.ended", { who: impersonator.name, whom: user.name }),
    },
  ],
});

/** Admin, Acting as others: who acts as whom now and before, why and how it ended, with a way to end it. */
export const ImpersonationsScreen = () => <ListScreen list={impersonations} />;
