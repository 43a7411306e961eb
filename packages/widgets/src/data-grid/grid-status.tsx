import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import Inbox from "lucide-react/icons/inbox";
import { Button } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Skeleton } from "../skeleton.tsx";
import { type Placed, placeStyle } from "./place-style.ts";
import type { GridLabels } from "./types.ts";

const skeletonRows = Array.from({ length: 12 }, (_, index) => index);
const skeletonWidths = ["most", "half", "most", "quarter", "half"] as const;

interface SkeletonRowsProps {
  readonly shown: readonly Placed[];
  readonly hasCheckbox: boolean;
  readonly rows?: number;
}

/** Rows to come, in the columns they will have. */
export const SkeletonRows = ({ shown, hasCheckbox, rows = skeletonRows.length }: SkeletonRowsProps) => (
  <div aria-hidden="true">
    {skeletonRows.slice(0, rows).map((row) => (
      <div key={row} className="ev-grid-row ev-grid-row-still">
        {hasCheckbox && <div className="ev-grid-cell ev-grid-cell-narrow" />}
        {shown.map((one, at) => (
          <div key={one.index} className="ev-grid-cell" style={placeStyle(one)}>
            <Skeleton width={skeletonWidths[(row + at * 2) % skeletonWidths.length]} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

interface GridErrorProps {
  readonly error: ReactNode;
  readonly onRetry: (() => void) | undefined;
  readonly labels: GridLabels;
}

/** Stands where the rows would. */
export const GridError = ({ error, onRetry, labels }: GridErrorProps) => (
  <div className="ev-grid-notice" role="alert">
    <EmptyState
      tone="danger"
      icon={<CircleAlert />}
      title={error}
      action={onRetry && <Button onPress={onRetry}>{labels.retry}</Button>}
    />
  </div>
);

/** Stands below the rows that did arrive. */
export const GridErrorRow = ({ error, onRetry, labels }: GridErrorProps) => (
  <div className="ev-grid-foot ev-grid-foot-danger" role="alert">
    <CircleAlert />
    <span>{error}</span>
    {onRetry && (
      <Button size="small" onPress={onRetry}>
        {labels.retry}
      </Button>
    )}
  </div>
);

interface GridEmptyProps {
  readonly isShown: boolean;
  readonly empty: ReactNode;
  readonly labels: GridLabels;
}

/** Says, also to screen readers, that there are no rows. */
export const GridEmpty = ({ isShown, empty, labels }: GridEmptyProps) => (
  <div role="status" className="ev-grid-notice-place">
    {isShown && <div className="ev-grid-notice">{empty ?? <EmptyState icon={<Inbox />} title={labels.noRows} />}</div>}
  </div>
);
