import { codeOf } from "@evolve/contracts/errors";
import { failureCode } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useShell } from "../shell-context.ts";
import type { PanelProps } from "./list-screen.tsx";

interface RowPanelProps<Row> extends PanelProps {
  /** The list's name, under which its rows are kept. */
  readonly list: string;
  /** While the row loads, or when it cannot be loaded. */
  readonly title: string;
  /** Answers undefined where there is no such row (any more). */
  readonly read: (id: string, signal: AbortSignal) => Promise<Row | undefined>;
  /** The form; `null` for a new row. */
  readonly children: (row: Row | null) => ReactNode;
}

/** Loads the row that a panel edits, and then shows its form; for a new row at once. */
export const RowPanel = <Row,>({ list, rowId, onClose, title, read, children }: RowPanelProps<Row>) => {
  const { words } = useShell();
  const row = useQuery({
    queryKey: [list, "one", rowId],
    queryFn: async ({ signal }) => ({ row: await read(rowId ?? "", signal) }),
    enabled: rowId !== null,
    gcTime: 0,
  });
  if (rowId === null) return children(null);
  if (row.data?.row !== undefined) return children(row.data.row);
  const code = row.data ? codeOf("notFound") : failureCode(row.error);
  return (
    <Modal isOpen size="panel" title={title} onOpenChange={onClose}>
      {row.isPending ? (
        <div className="ev-modal-fields" aria-busy="true">
          <span className="ev-sr" role="status">
            {words.t("common.loading")}
          </span>
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </div>
      ) : (
        <Banner tone="danger" action={<Button onPress={() => void row.refetch()}>{words.t("common.retry")}</Button>}>
          {words.error(code)}
        </Banner>
      )}
    </Modal>
  );
};
