import "./skeleton.css";
import { cx } from "./internal/cx.ts";

export interface SkeletonProps {
  /** Of the line to come, as a share of the room; a circle takes the height. */
  readonly width?: "quarter" | "half" | "most" | "full" | undefined;
  readonly shape?: "line" | "block" | "circle" | undefined;
  readonly className?: string | undefined;
}

/** Holds the place of what is being loaded. Decoration: say 'loading' once, with `aria-busy` or a Spinner's label. */
export const Skeleton = ({ width = "full", shape = "line", className }: SkeletonProps) => (
  <span className={cx("ev-skeleton", `ev-skeleton-${shape}`, `ev-skeleton-${width}`, className)} aria-hidden="true" />
);
