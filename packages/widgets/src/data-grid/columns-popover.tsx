import { lazy, Suspense } from "react";
import Columns3 from "lucide-react/icons/columns-3";
import { IconButton } from "../icon-button.tsx";
import { ahead } from "../internal/later.ts";
import { useOpener } from "../internal/use-opener.ts";
import type { ColumnListProps, ColumnList as ColumnListType } from "./column-list.tsx";

const columnList = () => import("./column-list.tsx");
const ColumnList = lazy(() =>
  columnList().then((file) => ({ default: file.ColumnList })),
) as unknown as typeof ColumnListType;
const fetchColumnList = ahead(columnList);

/** The button above the columns that opens the list of them. */
export function ColumnsPopover<Row>(
  props: Pick<ColumnListProps<Row>, "columns" | "labels" | "state" | "onStateChange">,
) {
  const { anchor, isOpen, wasOpened, change, buttonProps } = useOpener(fetchColumnList);
  return (
    <>
      <IconButton {...buttonProps} label={props.labels.columns} icon={<Columns3 />} />
      <Suspense>
        {wasOpened && <ColumnList {...props} anchor={anchor} isOpen={isOpen} onOpenChange={change} />}
      </Suspense>
    </>
  );
}
