import type { GridColumn } from "@evolve/widgets/data-grid";
import { lazyPart } from "@evolve/widgets/lazy-part";
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
  return {
    statistics: {
      label: words.t("list.statistics"),
      has: (id: string) => columns.some((column) => column.id === id && kindOf(column)),
      onOpen: setOpenId,
    },
    statisticsModal: open && (
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
