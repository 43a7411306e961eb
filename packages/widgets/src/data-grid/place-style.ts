import type { CSSProperties } from "react";
import type { ShownColumn } from "./use-grid-layout.ts";

type Placed = Pick<ShownColumn<never>, "pinned" | "index">;

export const pinnedClass = ({ pinned }: Pick<Placed, "pinned">): string | null =>
  pinned && `ev-grid-pinned ev-grid-pinned-${pinned}`;

/** Where a cell sticks; and its track, where the cells before it are not all drawn. */
export const placeStyle = ({ pinned, index }: Placed, isSparse: boolean): CSSProperties | undefined => {
  const track = isSparse ? { gridColumn: index + 1 } : undefined;
  if (!pinned) return track;
  return { ...track, [pinned === "start" ? "insetInlineStart" : "insetInlineEnd"]: `var(--ev-pin-${index})` };
};
