import "../date-field.css";
import type { ClipboardEvent } from "react";
import X from "lucide-react/icons/x";
import { DateInput, DateSegment } from "react-aria-components/DateField";

/** The parts of a date or time that are typed one after the other. `slot` tells the two ends of a range. */
export const Segments = ({ slot }: { slot?: "start" | "end" }) => (
  <DateInput className="ev-segments" {...(slot && { slot })}>
    {(segment) => <DateSegment segment={segment} className="ev-segment ev-num" />}
  </DateInput>
);

interface ClearProps {
  readonly label: string;
  readonly onClear: () => void;
}

/** Gives the focus back to the first segment, which it takes the place of. */
export const ClearButton = ({ label, onClear }: ClearProps) => (
  <button
    type="button"
    className="ev-control-button ev-segments-clear"
    aria-label={label}
    onClick={(event) => {
      event.currentTarget.closest(".ev-control")?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
      onClear();
    }}
  >
    <X />
  </button>
);

/** Takes a pasted text that `read` understands; anything else is left to the segment that it was pasted into. */
export const pasteInto =
  <Value,>(read: (text: string) => Value | null, take: (value: Value) => void) =>
  (event: ClipboardEvent): void => {
    const value = read(event.clipboardData.getData("text/plain"));
    if (value === null) return;
    event.preventDefault();
    event.stopPropagation();
    take(value);
  };
