import { type AdherenceRow, searchAdherence } from "@evolve/contracts/adherence";
import { adherenceStatuses, AdherenceFilter } from "@evolve/contracts/adherence-filters";
import { ShellLink, useShell } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { buttonClass } from "@evolve/widgets/button";
import { cx } from "@evolve/widgets/cx";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import AlarmClock from "lucide-react/icons/alarm-clock";
import ChartLine from "lucide-react/icons/chart-line";
import Timer from "lucide-react/icons/timer";
import { percent } from "../../../parts/percent.ts";
import { activityOf, statusNames, statusTones } from "./adherence-words.ts";
import { BoardCounts } from "./board-counts.tsx";
import { siteOptions, teamOptions, unitOptions } from "./choices.ts";
import { BoardClock, Since } from "./since.tsx";
import { boardName, useLiveBoard } from "./use-live-board.ts";
import styles from "./adherence.module.css";

const AgentPanel = lazyPart(async () => (await import("./agent-panel.tsx")).AgentPanel);

const State = ({ state, stateSince, isMapped, status }: AdherenceRow) => {
  const { t } = useShell().words;
  if (state === null || stateSince === null) return <span className={styles.quiet}>{t("adherence.noState")}</span>;
  return (
    <span className={styles.state}>
      <span dir="auto">{state}</span>
      <span className={styles.quiet}>
        {!isMapped && status !== "offShift" ? t("adherence.notMapped") : <Since at={stateSince} />}
      </span>
    </span>
  );
};

const board = defineList(searchAdherence, "agents", {
  name: boardName,
  accepts: AdherenceFilter,
  icon: <Timer />,
  texts: ({ t }) => ({
    title: t("adherence.title"),
    lead: t("adherence.lead"),
    search: t("adherence.search"),
    searchAndFilter: t("adherence.search"),
    count: (total) => t("adherence.count", { total }),
    emptyTitle: t("adherence.emptyTitle"),
    emptyText: t("adherence.emptyText"),
  }),
  columns: (words) => [
    {
      id: "name",
      header: words.t("adherence.agent"),
      isSortable: true,
      isHideable: false,
      width: 165,
      minWidth: 145,
      value: ({ name }) => name,
      cell: ({ name }) => <span dir="auto">{name}</span>,
    },
    {
      id: "status",
      header: words.t("adherence.status"),
      isSortable: true,
      width: 180,
      text: ({ status }) => words.t(statusNames[status]),
      cell: ({ status }) => <StatusPill tone={statusTones[status]}>{words.t(statusNames[status])}</StatusPill>,
    },
    {
      id: "outSince",
      header: words.t("adherence.outFor"),
      isSortable: true,
      width: 110,
      align: "end",
      value: ({ outSince }) => outSince ?? "",
      cell: ({ outSince, isOverdue }) =>
        outSince !== null && (
          <span className={cx(isOverdue && styles.overdue)}>
            {isOverdue && <AlarmClock role="img" aria-label={words.t("adherence.overdue")} />}
            <Since at={outSince} />
          </span>
        ),
    },
    {
      id: "activity",
      header: words.t("adherence.activity"),
      width: 180,
      value: (row) => activityOf(words, row),
      cell: (row) => <span dir="auto">{activityOf(words, row)}</span>,
    },
    {
      id: "state",
      header: words.t("adherence.state"),
      width: 190,
      value: ({ state }) => state ?? "",
      cell: (row) => <State {...row} />,
    },
    {
      id: "adherence",
      header: words.t("adherence.share"),
      isSortable: true,
      width: 115,
      align: "end",
      value: ({ adherence }) => adherence,
      text: ({ adherence }) => percent(words, adherence),
      cell: ({ adherence }) => percent(words, adherence),
    },
    {
      id: "conformance",
      header: words.t("adherence.conformance"),
      isSortable: true,
      width: 130,
      align: "end",
      value: ({ conformance }) => conformance,
      text: ({ conformance }) => percent(words, conformance),
      cell: ({ conformance }) => percent(words, conformance),
    },
    {
      id: "team",
      header: words.t("adherence.team"),
      isHiddenAtFirst: true,
      width: 150,
      value: ({ teamName }) => teamName ?? "",
      cell: ({ teamName }) => <span dir="auto">{teamName}</span>,
    },
    {
      id: "site",
      header: words.t("adherence.site"),
      isHiddenAtFirst: true,
      width: 130,
      value: ({ siteName }) => siteName ?? "",
      cell: ({ siteName }) => <span dir="auto">{siteName}</span>,
    },
  ],
  statistics: { status: "choice", outSince: "instant", adherence: "number", conformance: "number" },
  firstSort: [{ id: "outSince", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "status",
      label: ({ t }) => t("adherence.status"),
      options: ({ t }) => adherenceStatuses.map((id) => ({ id, label: t(statusNames[id]) })),
    },
    {
      field: "isOverdue",
      label: ({ t }) => t("adherence.overdueFilter"),
      options: ({ t }) => [
        { id: "yes", label: t("adherence.yes") },
        { id: "no", label: t("adherence.no") },
      ],
    },
    { field: "teamId", label: ({ t }) => t("adherence.team"), query: teamOptions },
    { field: "siteId", label: ({ t }) => t("adherence.site"), query: siteOptions },
    { field: "businessUnitId", label: ({ t }) => t("adherence.businessUnit"), query: unitOptions },
  ],
  actions: () => [],
  above: (filters, answer) => <BoardCounts filters={filters} counts={answer?.counts} overdue={answer?.overdue} />,
  edit: {
    permission: "wfm:adherence:view",
    appliesTo: () => true,
    label: ({ t }) => t("adherence.show"),
    icon: <ChartLine />,
  },
});

/** WFM, Adherence: who does what is scheduled for them, now; those who are out for longest first. */
export const AdherenceScreen = () => {
  const { t } = useShell().words;
  useLiveBoard();
  return (
    <BoardClock>
      <ListScreen
        list={board}
        Panel={AgentPanel}
        fetchPanel={AgentPanel.fetch}
        headActions={
          <>
            <ShellLink to="/wfm/adherence-alerts" className={buttonClass({})}>
              {t("adherence.alertsLink")}
            </ShellLink>
            <ShellLink to="/wfm/agent-states" className={buttonClass({})}>
              {t("adherence.mappingsLink")}
            </ShellLink>
          </>
        }
      />
    </BoardClock>
  );
};
