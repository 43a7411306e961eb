import { type PointerEvent, type SyntheticEvent, useRef } from "react";
import type { GridTile } from "./tile-size.ts";

const rowsMax = 3;

export interface TileResizerProps {
  readonly tile: Pick<GridTile, "width" | "height">;
  readonly onResize: (size: { readonly width: number; readonly height: number }) => void;
}

/**
 * The corner of a tile that a pointer pulls to another size, in whole columns and rows. For pointers only: the parent
 * offers the sizes to keyboards.
 */
export const TileResizer = ({ tile, onResize }: TileResizerProps) => {
  const before = useRef(tile);
  const follow = ({ currentTarget: handle, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const own = handle.closest(".ev-tile");
    const grid = handle.closest(".ev-tiles");
    if (!handle.hasPointerCapture(pointerId) || own === null || grid === null) return;
    const { left, top } = own.getBoundingClientRect();
    const { gridTemplateColumns, gridAutoRows, columnGap } = getComputedStyle(grid);
    const gap = Number.parseFloat(columnGap);
    const columns = gridTemplateColumns.split(" ");
    const spanned = (length: number, one: string, most: number) =>
      Math.min(Math.max(Math.round((length + gap) / (Number.parseFloat(one) + gap)), 1), most);
    const { width, height } = {
      // In a single column every width looks the same.
      width: columns.length === 1 ? tile.width : spanned(clientX - left, columns[0] ?? "", columns.length),
      height: spanned(clientY - top, gridAutoRows, rowsMax),
    };
    if (width !== tile.width || height !== tile.height) onResize({ width, height });
  };
  return (
    <span
      className="ev-tile-resizer"
      aria-hidden="true"
      // Its own drag is called off, so that the tile's does not begin.
      draggable
      onDragStart={(event) => {
        stop(event);
        event.preventDefault();
      }}
      onPointerDown={(event) => {
        stop(event);
        before.current = tile;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onMouseDown={stop}
      onPointerMove={follow}
      onPointerCancel={() => onResize({ width: before.current.width, height: before.current.height })}
    />
  );
};

const stop = (event: SyntheticEvent): void => event.stopPropagation();
