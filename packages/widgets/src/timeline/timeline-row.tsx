import { memo, useMemo } from "react";
import type { CSSProperties, MouseEvent, PointerEvent } from "react";
import ChevronRight from "lucide-react/icons/chevron-right";
import { cx } from "../internal/cx.ts";
import type { TreeLine } from "../virtual-grid/tree-rows.ts";
import { lanesOf } from "./lanes.ts";
import { placeOfTime } from "./time-scale.ts";
import type { TimeScale } from "./time-scale.ts";
import type { TimelineBar, TimelineLabels, TimelineRow } from "./types.ts";
import type { TimeWindow } from "./use-time-window.ts";
import type { TimeWords } from "./use-time-words.ts";

interface RowViewProps {
  readonly line: TreeLine<TimelineRow>;
  /** From 0, among the lines. */
  readonly index: number;
  /** Pixels. */
  readonly top: number;
  readonly height: number;
  readonly laneHeight: number;
  /** In the order of their start. */
  readonly bars: readonly TimelineBar[];
  readonly scale: TimeScale;
  readonly shown: TimeWindow;
  readonly words: TimeWords;
  readonly labels: TimelineLabels;
  /** The bar that has the keyboard, `null` for the row's name; undefined when it is in another row. */
  readonly activeBar: string | null | undefined;
  readonly canChange: boolean;
  readonly onToggle: (id: string) => void;
  readonly onBarPress: (event: PointerEvent<HTMLElement>, bar: TimelineBar) => void;
  readonly onBarMenu: (event: MouseEvent<HTMLElement>, bar: TimelineBar) => void;
  readonly onBarOpen: (bar: TimelineBar) => void;
}

const RowView = (props: RowViewProps) => {
  const { line, index, top, height, laneHeight, bars, scale, shown, labels, activeBar } = props;
  const { node, level, isOpen } = line;
  const { laneOf } = useMemo(() => lanesOf(bars), [bars]);
  const isSeen = ({ id, start, end }: TimelineBar) =>
    id === activeBar || (placeOfTime(scale, end) >= shown.left && placeOfTime(scale, start) <= shown.right);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      {...(isOpen !== null && { "aria-expanded": isOpen })}
      className={cx("ev-tl-row", isOpen !== null && "ev-tl-section")}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      <div
        role="rowheader"
        tabIndex={activeBar === null ? 0 : -1}
        data-timeline-row={node.id}
        className="ev-tl-name"
        style={{ "--ev-tl-level": level - 1 } as CSSProperties}
      >
        {isOpen !== null && (
          <button
            type="button"
            tabIndex={-1}
            className="ev-tl-toggle"
            aria-label={(isOpen ? labels.collapse : labels.expand)(node.name)}
            aria-expanded={isOpen}
            onClick={() => props.onToggle(node.id)}
          >
            <ChevronRight />
          </button>
        )}
        {node.icon}
        <span className="ev-tl-name-words">
          <span className="ev-tl-name-text" dir="auto">
            {node.name}
          </span>
          {node.detail !== undefined && (
            <span className="ev-tl-detail" dir="auto">
              {node.detail}
            </span>
          )}
        </span>
        {node.mark}
        <span className="ev-sr">{labels.count(bars.length)}</span>
      </div>
      {bars.filter(isSeen).map((bar) => (
        <Bar
          key={bar.id}
          {...props}
          bar={bar}
          top={(height - laneHeight * (Math.max(...laneOf.values()) + 1)) / 2 + (laneOf.get(bar.id) ?? 0) * laneHeight}
          height={laneHeight - 2}
          isActive={bar.id === activeBar}
        />
      ))}
    </div>
  );
};

const isSameRow = (before: RowViewProps, after: RowViewProps): boolean => {
  const { bars: old, line: oldLine, ...others } = before;
  const { bars, line, ...rest } = after;
  const keys = Object.keys(others) as (keyof typeof others)[];
  return (
    keys.every((key) => others[key] === rest[key]) &&
    old.length === bars.length &&
    old.every((bar, at) => bar === bars[at]) &&
    oldLine.node === line.node &&
    oldLine.isOpen === line.isOpen &&
    oldLine.level === line.level
  );
};

/** One row: its name, and its bars as far as they are in sight. */
export const TimelineRowView = memo(RowView, isSameRow);

/** Pixels below which no word is written. */
const leastForWords = 44;

interface BarProps extends Pick<
  RowViewProps,
  "scale" | "words" | "labels" | "canChange" | "onBarPress" | "onBarMenu" | "onBarOpen"
> {
  readonly bar: TimelineBar;
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
}

const Bar = ({ bar, top, height, scale, words, labels, isActive, canChange, ...on }: BarProps) => {
  const { start, end, label, parts = [] } = bar;
  const canMove = canChange && bar.isLocked !== true;
  const width = (ms: number) => ms / scale.msPerPixel;
  // The label ends where the first part begins.
  const room = width(Math.min(end, ...parts.map((part) => part.start)) - start);
  const said = [
    labels.bar(label, words.datedSpan(start, end)),
    ...parts.map((part) => labels.bar(part.label, words.span(part.start, part.end))),
    ...(canChange && bar.isLocked ? [labels.locked] : []),
  ];
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-label={said.join(", ")}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a grid cell may be read-only (WAI-ARIA 1.2)
      aria-readonly={!canMove}
      data-bar={bar.id}
      data-tone={bar.tone}
      data-pattern={bar.pattern}
      className={cx("ev-tl-bar", canMove && "ev-tl-movable")}
      style={{
        insetInlineStart: `calc(var(--ev-tl-names) + ${placeOfTime(scale, start)}px)`,
        width: width(end - start),
        top,
        height,
      }}
      onPointerDown={(event) => canMove && on.onBarPress(event, bar)}
      onContextMenu={(event) => on.onBarMenu(event, bar)}
      onDoubleClick={() => on.onBarOpen(bar)}
    >
      {(parts.length === 0 || room > leastForWords) && (
        <span className="ev-tl-bar-text" style={{ maxWidth: room }}>
          {label}
        </span>
      )}
      {parts.map((part) => (
        <span
          key={part.id}
          className="ev-tl-part"
          data-tone={part.tone}
          data-pattern={part.pattern}
          title={`${part.label}, ${words.span(part.start, part.end)}`}
          style={{ insetInlineStart: width(part.start - start), width: width(part.end - part.start) }}
        >
          {width(part.end - part.start) > leastForWords && <span className="ev-tl-bar-text">{part.label}</span>}
        </span>
      ))}
    </div>
  );
};
