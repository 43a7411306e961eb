import { tileKinds } from "@evolve/contracts/dashboard-tiles";
import * as contract from "@evolve/contracts/dashboards";
import { holdsAny } from "@evolve/contracts/permissions";
import { operation } from "../../../core/operation.ts";
import { offeredTiles } from "../../../core/tile.ts";
import { isTileKind } from "./present.ts";

/** Figures of kinds of tiles, each read only where the caller holds its permission. */
export const readTileFigures = operation(contract.readTileFigures, async ({ actor, query, read, services, now }) => {
  const { permissions, tenantId, userId } = actor;
  const tiles = new Map(services.use(offeredTiles).map((tile) => [tile.kind, tile]));
  const kinds = [...new Set(query.kinds.split(","))].filter(isTileKind);
  const figures = await Promise.all(
    kinds.map(async (kind) => {
      const tile = tiles.get(kind);
      if (!tile || !holdsAny(permissions, tileKinds[kind].permission)) return { kind, figures: null };
      return { kind, figures: await read((tx) => tile.read(tx, { tenantId, userId, now })) };
    }),
  );
  return { at: now.toISOString(), figures };
});
