import { Suspense, useState } from "react";
import Download from "lucide-react/icons/download";
import { Button } from "./button.tsx";
import type { GridColumn, GridState } from "./data-grid/types.ts";
import type { GridExportFormat, GridExportPage } from "./grid/export/export-types.ts";
import { Menu } from "./internal/later.ts";
import { useOpener } from "./internal/use-opener.ts";
import { useWidgetLabels } from "./labels.tsx";
import { lazyPart } from "./lazy-part.tsx";

export type * from "./grid/export/export-types.ts";

const ExportRun = lazyPart(async () => (await import("./grid/export/export-run.tsx")).ExportRun);

export interface GridExportProps<Row> {
  /** The grid's own: the file has the columns that are shown, in their order. */
  readonly columns: readonly GridColumn<Row>[];
  readonly state: GridState;
  readonly locale: string;
  /** The name of the sheet and, followed by the day, of the file. */
  readonly title: string;
  /** All rows that the filters leave, in the grid's order, page by page; it stops when the signal says so. */
  readonly readPages: (
    signal: AbortSignal,
  ) => AsyncIterable<GridExportPage<Row>> | Promise<AsyncIterable<GridExportPage<Row>>>;
  readonly isDisabled?: boolean | undefined;
}

/** The button above a grid that exports its rows as CSV or for Excel. */
export const GridExport = <Row,>({ isDisabled = false, ...given }: GridExportProps<Row>) => {
  const labels = useWidgetLabels("gridExport");
  const run = { ...given, labels };
  const [format, setFormat] = useState<GridExportFormat | null>(null);
  const [firstFocus, setFirstFocus] = useState<"first" | "last">("first");
  const menu = useOpener(Menu.fetch);
  const openAt = (item: "first" | "last") => {
    setFirstFocus(item);
    menu.change(true);
  };
  return (
    <>
      <Button
        {...menu.buttonProps}
        aria-haspopup="menu"
        icon={<Download />}
        isDisabled={isDisabled || format !== null}
        onPress={() => openAt("first")}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          openAt(event.key === "ArrowDown" ? "first" : "last");
        }}
      >
        <span className="ev-toolbar-words">{labels.export}</span>
      </Button>
      <Suspense>
        {menu.wasOpened && (
          <Menu
            label={labels.export}
            anchor={menu.anchor}
            isOpen={menu.isOpen}
            onOpenChange={menu.change}
            firstFocus={firstFocus}
            items={[
              { id: "csv", label: labels.csv, onAction: () => setFormat("csv") },
              { id: "xlsx", label: labels.xlsx, onAction: () => setFormat("xlsx") },
            ]}
          />
        )}
      </Suspense>
      <Suspense>{format && <ExportRun key={format} format={format} {...run} onEnd={() => setFormat(null)} />}</Suspense>
    </>
  );
};
