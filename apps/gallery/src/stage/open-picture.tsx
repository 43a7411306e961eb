import type { ReactNode } from "react";

export interface OpenPictureProps {
  /** Where the overlay stands: at what it was opened from, in the middle over the page, or in its corner. */
  readonly at: "anchor" | "middle" | "corner";
  /** What it was opened from; for a tooltip it stands below. */
  readonly trigger?: ReactNode;
  readonly isAbove?: boolean;
  readonly children: ReactNode;
}

/**
 * How an overlay looks when it is open, in small, drawn with the widget's own classes: the real one would take the page
 * over. For the overview, where nothing in a card can be reached.
 */
export const OpenPicture = ({ at, trigger, isAbove = false, children }: OpenPictureProps) => (
  <div className={`ga-open ga-open-${at}`}>
    {!isAbove && trigger}
    {children}
    {isAbove && trigger}
  </div>
);
