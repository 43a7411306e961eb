import type { GridColumn } from "@evolve/widgets/data-grid";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Sigma from "lucide-react/icons/sigma";
import { Suspense, useState } from "react";
import { useShell } from "../shell-context.ts";
import type { List, ListBody, ListRow, StatisticsKind } from "./define-list.ts";

const StatisticsModal = lazyPart(async () => (await import("./statistics-modal.tsx")).StatisticsModal);

/** Statistics from the menus of a list's columns: of all rows that match, not only of those that are loaded. */
export const useStatistics = <Row extends ListRow>(
  list: List<Row>,
  columns: readonly GridColumn<Row>[],
  body: ListBody,
) => {
  const { words } = useShell();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = columns.find(({ id }) => id === openId);
  const kindOf = ({ id, isSortable }: GridColumn<Row>): StatisticsKind | undefined =>
    list.statistics?.[id] ?? (isSortable ? "text" : undefined);
  const hasStatistics = (id: string): boolean => columns.some((column) => column.id === id && kindOf(column));
  return {
    columnActions: (id: string) =>
      hasStatistics(id)
        ? [{ id: "statistics", label: words.t("list.statistics"), icon: <Sigma />, onAction: () => setOpenId(id) }]
        : [],
    statistics: open && (
      <Suspense>
        <StatisticsModal
          list={list}
          body={body}
          column={open}
          kind={kindOf(open) ?? "text"}
          onClose={() => setOpenId(null)}
        />
      </Suspense>
    ),
  };
};
