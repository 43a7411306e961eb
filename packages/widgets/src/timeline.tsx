import "./timeline/timeline.css";
import "./timeline/bars.css";
import "./timeline/strip.css";
import { useCallback, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent } from "react";
import { cx } from "./internal/cx.ts";
import { hasError } from "./internal/field.tsx";
import { useLatest } from "./internal/use-latest.ts";
import { useWidgetLabels } from "./labels.tsx";
import { BarMenu } from "./timeline/bar-menu.tsx";
import { changedBar, isSameChange, markedPart } from "./timeline/bar-changes.ts";
import { timeScale } from "./timeline/time-scale.ts";
import { axisHeight, Placed, stripHeight, ticksIn, timesOf, TimelineHead } from "./timeline/timeline-head.tsx";
import { TimelineStrip } from "./timeline/timeline-strip.tsx";
import { StripTable } from "./timeline/strip-table.tsx";
import { TimelineRowView } from "./timeline/timeline-row.tsx";
import { TimelineNotice, TimelineSaid } from "./timeline/timeline-notice.tsx";
import { TimelineToolbar, zoomBeside } from "./timeline/timeline-toolbar.tsx";
import type { TimelineBar, TimelineChange, TimelineProps } from "./timeline/types.ts";
import { useBarDrag } from "./timeline/use-bar-drag.ts";
import type { BarPart } from "./timeline/use-bar-drag.ts";
import { useNameWidth, useTimeWindow } from "./timeline/use-time-window.ts";
import { usePlaceMenu } from "./timeline/use-place-menu.ts";
import { useTimeWords } from "./timeline/use-time-words.ts";
import { useTimelineFocus } from "./timeline/use-timeline-focus.ts";
import { lanePitch, sectionOf, useTimelineRows } from "./timeline/use-timeline-rows.ts";
import { flowKey } from "./virtual-grid/flow-key.ts";
import { useRowHeight } from "./virtual-grid/use-row-height.ts";
import { useVirtualRows } from "./virtual-grid/use-virtual-rows.ts";

export type * from "./timeline/types.ts";
export { timelineZooms, zoomFor } from "./timeline/time-scale.ts";

/** Rows of bars over time: a schedule. Bars that overlap stand below each other; they are moved by pointer, keyboard and menu. */
export const Timeline = (props: TimelineProps) => {
  const {
    from,
    to,
    zone,
    zoom,
    now,
    series,
    bars,
    onBarChange,
    onBarOpen,
    snapMinutes = 15,
    isLoading = false,
  } = props;
  const ownLabels = useWidgetLabels("timeline");
  const labels = useMemo(() => ({ ...ownLabels, ...props.labels }), [ownLabels, props.labels]);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const [hasRefused, setRefused] = useState(false);
  const [isTable, setTable] = useState(false);
  const strip = isTable ? undefined : series;
  const rowHeight = useRowHeight();
  const scale = useMemo(() => timeScale({ from, to, zoom, zone }), [from, to, zoom, zone]);
  const words = useTimeWords(zone, zoom);
  const nameWidth = useNameWidth(scroller);
  const menu = usePlaceMenu({ scale, zone, snapMinutes, nameWidth, body, hasRows: props.menuItems !== undefined });
  const isNowIn = now !== undefined && now >= from && now <= to;
  const firstBar = bars.length === 0 ? null : Math.max(from, Math.min(...bars.map(({ start }) => start)));
  const shown = useTimeWindow(scroller, scale, nameWidth, isNowIn ? now : firstBar);
  const ticks = useMemo(() => ticksIn(scale, shown), [scale, shown]);
  const { lines, tops, barsOf, toggle } = useTimelineRows({ rows: props.rows, bars, rowHeight });
  const head = axisHeight + (strip ? stripHeight : 0);

  const latest = useLatest(props);
  const apply = useCallback(
    async (bar: TimelineBar, change: TimelineChange) => {
      if (isSameChange(bar, change)) return;
      setRefused(false);
      try {
        await latest.current.onBarChange?.(change);
        setSaid(labels.moved(labels.bar(bar.label, words.datedSpan(change.start, change.end))));
      } catch {
        setRefused(true);
      }
    },
    [latest, labels, words],
  );
  const step = (bar: TimelineBar, part: BarPart, steps: number) =>
    void apply(bar, changedBar(bar, { part, by: steps * snapMinutes * 60_000 }, { scale, snapMinutes }));

  const canGoTo = (bar: TimelineBar, rowId: string) =>
    rowId === bar.rowId || (props.canChangeRow?.(bar, rowId) ?? false);
  const onPlaceKey = (event: KeyboardEvent, rowId: string, bar: TimelineBar | undefined): boolean => {
    const key = flowKey(event);
    const beside = key === "+" ? zoomBeside(zoom, -1) : key === "-" ? zoomBeside(zoom, 1) : undefined;
    const isLeaf = lines.find(({ node }) => node.id === rowId)?.isOpen === null;
    if ((bar || isLeaf) && props.onKey?.(event, { rowId, bar, at: null })) return true;
    if (key === "ContextMenu" || key === " " || (key === "F10" && event.shiftKey)) {
      const cell = bar ? `[data-bar="${CSS.escape(bar.id)}"]` : `[data-timeline-row="${CSS.escape(rowId)}"]`;
      if (!bar && (!isLeaf || !props.menuItems)) return false;
      menu.open(event.currentTarget.querySelector<HTMLElement>(cell), { rowId, bar, at: null });
    } else if (!bar) return false;
    else if (beside !== undefined) props.onZoomChange(beside);
    else if (key === "Enter" && onBarOpen) onBarOpen(bar);
    else if (event.altKey && onBarChange && bar.isLocked !== true && key.startsWith("Arrow")) {
      const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
      if (key === "ArrowLeft" || key === "ArrowRight") step(bar, event.shiftKey ? "end" : "whole", sign);
      else {
        const own = lines.findIndex(({ node }) => node.id === bar.rowId);
        const ahead = sign < 0 ? lines.slice(0, own).reverse() : lines.slice(own + 1);
        // Past the headings of groups.
        const to = ahead.find(({ isOpen }) => isOpen === null)?.node.id;
        if (to !== undefined && canGoTo(bar, to))
          void apply(bar, { barId: bar.id, rowId: to, start: bar.start, end: bar.end });
      }
    } else return false;
    return true;
  };

  const reveal = useRef<(index: number) => void>(null);
  const focus = useTimelineFocus({
    grid,
    lines,
    barsOf,
    pageOf: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - head) / rowHeight) - 2),
    onToggle: toggle,
    onPlaceKey,
    onMove: (index) => reveal.current?.(index),
  });
  const virtual = useVirtualRows({
    scroller,
    count: lines.length,
    rowHeight,
    tops,
    headHeight: head,
    activeIndex: () => focus.index,
    queryKey: "",
  });
  useImperativeHandle(reveal, () => virtual.reveal);

  const press = useBarDrag({
    ghost,
    scroller,
    scale,
    nameWidth,
    changed: (bar, part, by, rowId) => changedBar(bar, { part, by, rowId }, { scale, snapMinutes }),
    marked: props.onBarPaint && ((bar, start, end) => markedPart(bar, start, end, { scale, snapMinutes })),
    rowAt: (bar, clientY) => {
      const at = clientY - (body.current?.getBoundingClientRect().top ?? 0);
      const under = virtual.items.findLast(({ top }) => top <= at);
      const own = virtual.items.find(({ index }) => lines[index]?.node.id === bar.rowId);
      const id = under && lines[under.index]?.node.id;
      const isOpen = id !== undefined && canGoTo(bar, id);
      return { id: isOpen ? id : bar.rowId, top: ((isOpen ? under : own)?.top ?? 0) + 5 };
    },
    words: words.span,
    onDrag: (change) => latest.current.onBarDrag?.(change),
    onDrop: (bar, change) => {
      if (!props.onBarPaint) void apply(bar, change);
      else if (change.end > change.start) props.onBarPaint(change);
    },
  });
  // Rows need not be drawn again because these are other functions.
  const handlers = useLatest({ press, onBarOpen, menu });
  const [on] = useState(() => ({
    press: (...pressed: Parameters<typeof press>) => handlers.current.press(...pressed),
    open: (bar: TimelineBar) => handlers.current.onBarOpen?.(bar),
    menu: (...opened: Parameters<typeof menu.onBar>) => handlers.current.menu.onBar(...opened),
  }));

  const stuckAt = virtual.firstSeen >= 0 ? sectionOf(lines, virtual.firstSeen) : null;
  const { first, last } = timesOf(scale, shown);
  const isNowSeen = now !== undefined && now >= first && now <= last;
  const openBar = bars.find(({ id }) => id === menu.place?.barId);
  const style = { "--ev-tl-names": `${nameWidth}px`, "--ev-tl-width": `${scale.width}px` } as CSSProperties;
  const notice = {
    isLoading,
    error: hasError(props.error) ? props.error : null,
    onRetry: props.onRetry,
    empty: props.empty,
  };

  return (
    <div className={cx("ev-tl", props.className)} style={style}>
      <TimelineToolbar
        zoom={zoom}
        onZoomChange={props.onZoomChange}
        labels={labels}
        isTable={series && isTable}
        onTableChange={setTable}
      >
        {props.toolbar}
      </TimelineToolbar>
      {series && isTable && (
        <StripTable label={props.seriesDescription ?? props.label} {...{ series, from, to, words, labels }} />
      )}
      <div
        ref={scroller}
        className={cx("ev-tl-scroller", lines.length === 0 && "ev-tl-still")}
        style={{ scrollPaddingBlockStart: head }}
      >
        <div className="ev-tl-sheet">
          {strip && (
            <TimelineStrip
              series={strip}
              gap={props.seriesGap}
              onHover={props.onSeriesHover}
              summary={props.seriesSummary}
              description={props.seriesDescription}
              scale={scale}
              shown={shown}
            />
          )}
          <div
            ref={grid}
            role="treegrid"
            aria-label={props.label}
            aria-rowcount={lines.length + 1}
            aria-busy={isLoading}
            {...focus.gridProps}
          >
            <TimelineHead
              scale={scale}
              shown={shown}
              ticks={ticks}
              words={words}
              labels={labels}
              now={now}
              top={strip ? stripHeight : 0}
            />
            {stuckAt && (
              <div aria-hidden="true" className="ev-tl-stuck" style={{ top: head }}>
                <span>{stuckAt.name}</span>
              </div>
            )}
            <div ref={body} role="rowgroup" className="ev-tl-body" style={{ height: virtual.height }}>
              <div role="presentation" className="ev-tl-lines">
                {ticks.map(({ at, isMajor }) => (
                  <Placed
                    key={at}
                    at={at}
                    scale={scale}
                    className={isMajor ? "ev-tl-line ev-tl-line-major" : "ev-tl-line"}
                  />
                ))}
                {isNowSeen && <Placed at={now} scale={scale} className="ev-tl-now" />}
              </div>
              {virtual.items.map(({ index, top }) => {
                const line = lines[index];
                return (
                  line && (
                    <TimelineRowView
                      key={line.node.id}
                      line={line}
                      index={index}
                      top={top}
                      height={(tops[index + 1] ?? 0) - (tops[index] ?? 0)}
                      laneHeight={lanePitch(rowHeight)}
                      bars={barsOf(line.node.id)}
                      scale={scale}
                      shown={shown}
                      words={words}
                      labels={labels}
                      activeBar={focus.index === index ? focus.barId : undefined}
                      canChange={onBarChange !== undefined}
                      onToggle={toggle}
                      onBarPress={on.press}
                      onBarMenu={on.menu}
                      onBarOpen={on.open}
                    />
                  )
                );
              })}
            </div>
          </div>
          <div
            ref={ghost}
            aria-hidden="true"
            className="ev-tl-ghost ev-num"
            style={{ height: lanePitch(rowHeight) - 2, marginTop: head }}
          />
        </div>
        <TimelineNotice {...notice} isEmpty={lines.length === 0} labels={labels} />
      </div>
      <TimelineSaid refused={hasRefused ? labels.failed : null} said={isLoading ? labels.loading : said} />
      {menu.place && (openBar ?? menu.place.barId === null) && (
        <BarMenu
          bar={openBar}
          rowName={lines.find(({ node }) => node.id === menu.place?.rowId)?.node.name ?? ""}
          more={props.menuItems?.({ rowId: menu.place.rowId, bar: openBar, at: menu.place.at }) ?? []}
          anchor={menu.anchor}
          labels={labels}
          onStep={onBarChange && step}
          onOpen={onBarOpen}
          onClose={menu.close}
        />
      )}
    </div>
  );
};
