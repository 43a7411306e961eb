import type { InteractionGroups, InteractionOverview } from "@evolve/contracts/interaction-overview";
import { useShell } from "@evolve/shell";
import type { GridColumn } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { clockOf } from "../../../parts/interactions/interaction-words.tsx";
import { percent } from "../../../parts/percent.ts";
import type { Asked } from "../asked.ts";
import { groupName } from "./group-name.ts";

interface OverviewExportProps {
  readonly overview: InteractionOverview;
  readonly asked: Asked;
}

type Line = InteractionGroups["rows"][number] & { readonly table: string; readonly group: string };

/** The lines of all tables of the overview in one file, as they are shown. */
export const OverviewExport = ({ overview, asked }: OverviewExportProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const linesOf = (table: string, { rows }: InteractionGroups, isChannel = false): Line[] =>
    rows.map((row) => ({ ...row, table, group: groupName(words, row, isChannel) }));
  const lines = [
    ...linesOf(t("analytics.topic"), overview.topics),
    ...linesOf(t("analytics.queue"), overview.queues),
    ...linesOf(t("analytics.wrapUp"), overview.wrapUps),
    ...linesOf(t("analytics.channel"), overview.channels, true),
    ...linesOf(t("analytics.team"), overview.teams),
    ...linesOf(t("analytics.agent"), overview.agents),
  ];
  const total = overview.figures.interactions;
  // Nothing draws the cells: the tables above are no grids.
  const column = (
    id: string,
    header: string,
    of: Pick<GridColumn<Line>, "value"> | Pick<GridColumn<Line>, "text">,
  ): GridColumn<Line> => ({ id, header, cell: () => null, ...of });
  const share = (value: number | null): string => (value === null ? "" : percent(words, value));
  const columns = [
    column("table", t("analytics.exportTable"), { value: ({ table }) => table }),
    column("group", t("analytics.exportName"), { value: ({ group }) => group }),
    column("interactions", t("analytics.interactions"), { value: ({ interactions }) => interactions }),
    column("share", t("analytics.share"), { text: ({ interactions }) => share(interactions / total) }),
    column("averageDuration", t("analytics.averageDuration"), {
      text: ({ averageSeconds }) => clockOf(Math.round(averageSeconds ?? 0)),
    }),
    ...(holds("quality:evaluations:view")
      ? [column("score", t("analytics.score"), { text: ({ score }) => share(score === null ? null : score / 100) })]
      : []),
    column("repeats", t("analytics.repeats"), { text: ({ repeatRate }) => share(repeatRate) }),
  ];
  return (
    <GridExport
      columns={columns}
      state={{ order: columns.map(({ id }) => id), widths: {}, hidden: [], pinned: [], sorting: [] }}
      locale={words.locale}
      title={`${t("analytics.overview")} ${asked.from} ${asked.until}`}
      readPages={async function* () {
        yield { rows: lines, total: lines.length };
      }}
    />
  );
};
