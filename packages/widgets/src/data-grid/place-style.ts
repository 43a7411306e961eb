import type { CSSProperties } from "react";
import type { ShownColumn } from "./use-grid-layout.ts";

/** What a cell needs to know of its column. */
export type Placed = Pick<ShownColumn<never>, "pinned" | "index" | "startsEnd" | "skipped">;

export const pinnedClass = ({ pinned }: Pick<Placed, "pinned">): string | null =>
  pinned && `ev-grid-pinned ev-grid-pinned-${pinned}`;

/**
 * Where a cell stands and how wide it is, by what `useGridLayout` says of its column. A row is a flex line: for the style of a row
 * with forty grid tracks a browser takes longer than for all else that a new row needs. What sticks to the end has the free room before it.
 */
export const placeStyle = ({ pinned, index, startsEnd, skipped }: Placed): CSSProperties => ({
  flex: `var(--ev-col-${index})`,
  ...((skipped ?? startsEnd) && { marginInlineStart: skipped ?? "auto" }),
  ...(pinned && { [pinned === "start" ? "insetInlineStart" : "insetInlineEnd"]: `var(--ev-pin-${index})` }),
});
