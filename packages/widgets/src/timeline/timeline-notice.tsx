import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CalendarOff from "lucide-react/icons/calendar-off";
import { Button } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Skeleton } from "../skeleton.tsx";
import type { TimelineLabels } from "./types.ts";

interface NoticeProps {
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  /** `null`: nothing has failed. */
  readonly error: ReactNode;
  readonly onRetry: (() => void) | undefined;
  readonly empty: ReactNode;
  readonly labels: TimelineLabels;
}

/** Instead of the rows: they are loading, have failed to load, or there are none. */
export const TimelineNotice = ({ isEmpty, isLoading, error, onRetry, empty, labels }: NoticeProps) => {
  if (error !== null)
    return (
      <div className="ev-tl-notice" role="alert">
        <EmptyState
          tone="danger"
          icon={<CircleAlert />}
          title={error}
          action={onRetry && <Button onPress={onRetry}>{labels.retry}</Button>}
        />
      </div>
    );
  if (isLoading && isEmpty)
    return (
      <div aria-hidden="true" className="ev-tl-coming">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row}>
            <Skeleton width="half" />
            <Skeleton width={row % 2 === 0 ? "most" : "half"} />
          </div>
        ))}
      </div>
    );
  return (
    <div role="status" className="ev-tl-notice-place">
      {isEmpty && (
        <div className="ev-tl-notice">{empty ?? <EmptyState icon={<CalendarOff />} title={labels.noRows} />}</div>
      )}
    </div>
  );
};

/** The outcome of a change: shown when it was refused, announced to screen readers when it was made. */
export const TimelineSaid = ({ refused, said }: { refused: string | null; said: string }) => (
  <>
    {refused !== null && (
      <p role="alert" className="ev-tl-refused">
        {refused}
      </p>
    )}
    <span className="ev-sr" role="status">
      {said}
    </span>
  </>
);
