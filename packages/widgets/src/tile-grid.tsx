import "./tile-grid.css";
import type { CSSProperties, ReactNode } from "react";
import GripVertical from "lucide-react/icons/grip-vertical";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { moveTo } from "./logic/move-to.ts";

export interface GridTile {
  id: string;
  name: string;
  /** In columns, of four. */
  width: number;
  /** In rows. */
  height: number;
  content: ReactNode;
  /** While the tiles are arranged: buttons beside the handle. */
  actions?: ReactNode;
}

export interface TileGridProps {
  label: string;
  tiles: readonly GridTile[];
  /** With it the tiles can be arranged: by pointer, or from the handle by keyboard. It gets the ids in their new order. */
  onArrange?: ((ids: string[]) => void) | undefined;
  /** Names the handle that a tile is moved by. */
  handleLabel?: ((name: string) => string) | undefined;
  /** The tiles share the height that there is, instead of having one of their own. */
  isFilling?: boolean | undefined;
}

const sizeOf = ({ width, height }: GridTile) => ({ "--tile-width": width, "--tile-height": height }) as CSSProperties;

/** Tiles of several sizes, one after the other in four columns, fewer where there is no room. */
export function TileGrid({ label, tiles, onArrange, handleLabel = (name) => name, isFilling = false }: TileGridProps) {
  if (onArrange) return <ArrangedTiles label={label} tiles={tiles} onArrange={onArrange} handleLabel={handleLabel} />;
  return (
    <div className="ev-tiles-frame" data-filling={isFilling || undefined}>
      <ul className="ev-tiles" aria-label={label}>
        {tiles.map((tile) => (
          <li key={tile.id} className="ev-tile" style={sizeOf(tile)}>
            {tile.content}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ArrangedTilesProps = Required<Pick<TileGridProps, "label" | "tiles">> & {
  onArrange: (ids: string[]) => void;
  handleLabel: (name: string) => string;
};

/** A tile that is dropped on another takes its place; those between them move up. */
function ArrangedTiles({ label, tiles, onArrange, handleLabel }: ArrangedTilesProps) {
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
        dependencies={[tiles, handleLabel]}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(tile) => (
          <GridListItem id={tile.id} textValue={tile.name} className="ev-tile ev-tile-arranged" style={sizeOf(tile)}>
            <div className="ev-tile-bar">
              <Button slot="drag" className="ev-tile-handle" aria-label={handleLabel(tile.name)}>
                <GripVertical />
              </Button>
              {tile.actions}
            </div>
            <div className="ev-tile-content" inert>
              {tile.content}
            </div>
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

export { moveTo } from "./logic/move-to.ts";
