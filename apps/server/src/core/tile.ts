import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import type { Tx } from "../database/index.ts";
import { defineService } from "./services.ts";

/** Whose figures, and as of when. */
export interface TileReader {
  readonly tenantId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Where the figures of a kind of tile come from. Who may see them is the kind's own business, in `tileKinds`. */
export interface Tile {
  readonly kind: TileKindName;
  readonly read: (tx: Tx, reader: TileReader) => Promise<TileFigures>;
}

export const defineTile = (kind: TileKindName, read: Tile["read"]): Tile => ({ kind, read });

/** The tiles that all modules offer. Provided by the composition root. */
export const offeredTiles = defineService<readonly Tile[]>("the tiles of dashboards");
