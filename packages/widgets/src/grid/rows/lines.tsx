import "./lines.css";
import type { ReactNode } from "react";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import { wideCellProps } from "../../virtual-grid/cell-focus.ts";
import { GridCheck } from "../../data-grid/body-row.tsx";
import type { GridGroup, GridLineFrame } from "../../data-grid/types.ts";
import { cx } from "../../internal/cx.ts";
import { Skeleton } from "../../skeleton.tsx";
import type { GridGroupLabels, GridLineLabels } from "../feature-types.ts";

interface WideLineProps {
  readonly frame: GridLineFrame;
  readonly className?: string | undefined;
  readonly level?: number;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A row of a single cell. Moving through it by keyboard keeps the column. */
const WideLine = ({ frame, className, level, isOpen, children }: WideLineProps) => {
  const { index, top, rowIndex, cellCount } = frame;
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-level={level}
      aria-expanded={isOpen}
      className={cx("ev-grid-row", className)}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        {...wideCellProps(index + 1)}
        role="gridcell"
        aria-colindex={1}
        aria-colspan={cellCount}
        className="ev-grid-cell ev-grid-wide"
      >
        <div className="ev-grid-wide-words">{children}</div>
      </div>
    </div>
  );
};

/** "Team: Billing" */
export const nameOf = (group: GridGroup, title: string, labels: GridGroupLabels): string =>
  labels.group(title, group.words === "" ? labels.nothing : group.words);

interface GroupLineProps {
  readonly group: GridGroup;
  readonly isOpen: boolean;
  readonly frame: GridLineFrame;
  /** The column's header. */
  readonly title: string;
  readonly labels: GridGroupLabels;
  readonly onToggle: () => void;
}

/** The head of a group: what its rows have in common, how many they are, and a press opens or closes it. */
export const GroupLine = ({ group, isOpen, frame, title, labels, onToggle }: GroupLineProps) => {
  const { choice } = frame;
  const name = nameOf(group, title, labels);
  return (
    <WideLine frame={frame} className="ev-grid-group" level={1} isOpen={isOpen}>
      {choice && (
        <GridCheck
          label={labels.selectGroup(name)}
          isSelected={choice.extent === "all"}
          isPartial={choice.extent === "some"}
          onChange={choice.onToggle}
        />
      )}
      <button type="button" tabIndex={-1} className="ev-grid-group-button" aria-expanded={isOpen} onClick={onToggle}>
        <ChevronRight className="ev-grid-group-arrow" />
        <span className="ev-grid-text">{name}</span>
        <span className="ev-grid-group-count ev-num">{labels.count(group.count)}</span>
      </button>
    </WideLine>
  );
};

export const PendingLine = ({ frame, labels }: { frame: GridLineFrame; labels: GridLineLabels }) => (
  <WideLine frame={frame}>
    <span className="ev-sr">{labels.pending}</span>
    <Skeleton width={frame.index % 3 === 0 ? "most" : "half"} />
  </WideLine>
);

/** A page that failed to load repeats its message after this many rows, so that one is always in sight. */
const everyLines = 6;

interface FailedLineProps {
  readonly frame: GridLineFrame;
  /** The first of its page. */
  readonly isFirst: boolean;
  readonly labels: GridLineLabels;
  readonly onRetry: () => void;
}

/** A row of a page that could not be loaded, with a way to ask again for that page. */
export const FailedLine = ({ frame, isFirst, labels, onRetry }: FailedLineProps) => {
  const speaks = isFirst || frame.index % everyLines === 0;
  return (
    <WideLine frame={frame} className="ev-grid-failed">
      {speaks ? (
        <>
          <CircleAlert />
          <span>{labels.failed}</span>
          <button type="button" tabIndex={-1} className="ev-grid-retry" onClick={onRetry}>
            {labels.retry}
          </button>
        </>
      ) : (
        <span className="ev-sr">{labels.failed}</span>
      )}
    </WideLine>
  );
};
