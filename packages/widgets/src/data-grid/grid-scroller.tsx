import { useImperativeHandle } from "react";
import type { ComponentProps, ReactNode, Ref, RefObject } from "react";
import { useVirtualRows } from "../virtual-grid/use-virtual-rows.ts";
import type { VirtualRowsInput } from "../virtual-grid/use-virtual-rows.ts";
import { GridBody } from "./grid-body.tsx";
import { GridFooter } from "./grid-footer.tsx";
import type { GridBodyProps } from "./grid-body.tsx";

interface GridScrollerProps<Row extends object> {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly startEdge: Ref<HTMLSpanElement>;
  readonly endEdge: Ref<HTMLSpanElement>;
  readonly className: string;
  readonly rows: Omit<VirtualRowsInput, "scroller">;
  /** Brings a row into sight. */
  readonly reveal: Ref<(index: number) => void>;
  /** Of the element with the role `grid`. */
  readonly gridProps: ComponentProps<"div">;
  readonly header: ReactNode;
  readonly body: Omit<GridBodyProps<Row>, "items" | "height">;
  /** Below the rows. */
  readonly children: ReactNode;
}

/** The scroller. A scroll step draws rows alone: the header is handed in. */
export const GridScroller = <Row extends object>({
  scroller,
  startEdge,
  endEdge,
  className,
  rows,
  reveal,
  gridProps,
  header,
  body,
  children,
}: GridScrollerProps<Row>) => {
  const virtual = useVirtualRows({ ...rows, scroller });
  useImperativeHandle(reveal, () => virtual.reveal);
  const section = virtual.firstSeen > 0 ? (body.source.sectionOf?.(virtual.firstSeen) ?? null) : null;
  return (
    <div ref={scroller} className={className}>
      <span ref={startEdge} tabIndex={-1} />
      <div {...gridProps}>
        {header}
        {section !== null && (
          <div aria-hidden="true" className="ev-grid-stuck">
            <span className="ev-grid-text">{section}</span>
          </div>
        )}
        <GridBody {...body} items={virtual.items} height={virtual.height} />
        <GridFooter
          layout={body.layout}
          drawn={body.drawn}
          rowIndex={(body.source.first ?? 0) + body.source.count + 2}
        />
      </div>
      <span ref={endEdge} tabIndex={-1} />
      {children}
    </div>
  );
};
