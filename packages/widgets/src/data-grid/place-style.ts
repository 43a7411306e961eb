import type { CSSProperties } from "react";
import type { ShownColumn } from "./use-grid-layout.ts";

/** What a cell needs to know of its column. */
export type Placed = Pick<ShownColumn<never>, "pinned" | "index" | "isEdge" | "skipped">;

export const pinnedClass = ({ pinned, isEdge }: Placed): string | null =>
  pinned && `ev-grid-pinned ev-grid-pinned-${pinned}${isEdge ? ` ev-grid-edge-${pinned}` : ""}`;

/**
 * Where a cell stands and how wide it is, by what `useGridLayout` says of its column. A row is a flex line: for the style of a row
 * with forty grid tracks a browser takes longer than for all else that a new row needs. What sticks to the end has the free room before it.
 */
export const placeStyle = ({ pinned, index, isEdge, skipped }: Placed): CSSProperties => ({
  flex: `var(--ev-col-${index})`,
  ...(isEdge && pinned === "end" && { marginInlineStart: "auto" }),
  ...(skipped !== undefined && { marginInlineStart: skipped }),
  ...(pinned && { [pinned === "start" ? "insetInlineStart" : "insetInlineEnd"]: `var(--ev-pin-${index})` }),
});
