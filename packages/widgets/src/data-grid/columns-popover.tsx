import { Suspense } from "react";
import Columns3 from "lucide-react/icons/columns-3";
import { IconButton } from "../icon-button.tsx";
import { useOpener } from "../internal/use-opener.ts";
import { lazyPart } from "../lazy-part.tsx";
import type { ColumnListProps } from "./column-list.tsx";

const ColumnList = lazyPart(async () => (await import("./column-list.tsx")).ColumnList);

/** The button above the columns that opens the list of them. */
export const ColumnsPopover = <Row,>(
  props: Pick<ColumnListProps<Row>, "columns" | "labels" | "state" | "onStateChange">,
) => {
  const { anchor, isOpen, wasOpened, change, buttonProps } = useOpener(ColumnList.fetch);
  return (
    <>
      <IconButton {...buttonProps} label={props.labels.columns} icon={<Columns3 />} />
      <Suspense>
        {wasOpened && <ColumnList {...props} anchor={anchor} isOpen={isOpen} onOpenChange={change} />}
      </Suspense>
    </>
  );
};
