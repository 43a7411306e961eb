import "./tile-grid.css";
import { type GridTile, tileSize } from "./internal/tile-size.ts";

export type { GridTile } from "./internal/tile-size.ts";
export { moveTo } from "./logic/move-to.ts";

export interface TileGridProps {
  readonly label: string;
  readonly tiles: readonly GridTile[];
  /** The tiles share the height that there is, instead of having one of their own. */
  readonly isFilling?: boolean | undefined;
}

/** Tiles of several sizes, one after the other in four columns, fewer where there is no room. */
export const TileGrid = ({ label, tiles, isFilling = false }: TileGridProps) => (
  <div className="ev-tiles-frame" data-filling={isFilling || undefined}>
    <ul className="ev-tiles" aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.id} className="ev-tile" style={tileSize(tile)}>
          {tile.content}
        </li>
      ))}
    </ul>
  </div>
);
