import "./tile-grid.css";
import type { ReactNode } from "react";
import GripVertical from "lucide-react/icons/grip-vertical";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { TileResizer } from "./internal/tile-resizer.tsx";
import { type GridTile, tileSize } from "./internal/tile-size.ts";
import { moveTo } from "./logic/move-to.ts";

export interface ArrangedTile extends GridTile {
  /** Buttons beside the handle. They offer the sizes too, for keyboards. */
  readonly actions?: ReactNode;
}

export interface TileArrangerProps {
  readonly label: string;
  readonly tiles: readonly ArrangedTile[];
  /** Gets the ids in their new order. */
  readonly onArrange: (ids: string[]) => void;
  /** Gets a tile's size, in columns and rows, while a pointer pulls its corner. */
  readonly onResize: (id: string, size: { readonly width: number; readonly height: number }) => void;
  /** Names the handle that a tile is moved by. */
  readonly handleLabel: (name: string) => string;
}

/**
 * The tiles of a `TileGrid`, to be moved by pointer, or by keyboard from their handles. A tile that is dropped on another takes
 * its place; those between them move up.
 */
export const TileArranger = ({ label, tiles, onArrange, onResize, handleLabel }: TileArrangerProps) => {
  const nameOf = (id: string) => tiles.find((tile) => tile.id === id)?.name ?? "";
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": nameOf(String(key)) })),
    getAllowedDropOperations: () => ["move"],
    getDropOperation: (target) => (target.type === "item" && target.dropPosition === "on" ? "move" : "cancel"),
    onMove: ({ keys, target }) => {
      const [moved] = keys;
      if (moved === undefined) return;
      const ids = tiles.map(({ id }) => id);
      onArrange(moveTo(ids, String(moved), ids.indexOf(String(target.key))));
    },
  });
  return (
    <div className="ev-tiles-frame">
      <GridList
        aria-label={label}
        className="ev-tiles"
        layout="grid"
        keyboardNavigationBehavior="tab"
        items={tiles}
        dependencies={[tiles, onResize, handleLabel]}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(tile) => (
          <GridListItem id={tile.id} textValue={tile.name} className="ev-tile ev-tile-arranged" style={tileSize(tile)}>
            <div className="ev-tile-bar">
              <Button slot="drag" className="ev-tile-handle" aria-label={handleLabel(tile.name)}>
                <GripVertical />
              </Button>
              {tile.actions}
            </div>
            <div className="ev-tile-content" inert>
              {tile.content}
            </div>
            <TileResizer tile={tile} onResize={(size) => onResize(tile.id, size)} />
          </GridListItem>
        )}
      </GridList>
    </div>
  );
};
