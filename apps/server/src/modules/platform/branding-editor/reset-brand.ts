import { resetBrand as contract } from "@evolve/contracts/branding-editor";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { findBrand } from "./find-brand.ts";
import { placeOf } from "./place.ts";

/** Deletes a look with its pictures; the audit trail keeps what it said. */
export const resetBrand = operation(contract, async ({ actor, body, query, read, services, write }) => {
  const { tenantId, userId } = actor;
  const place = await placeOf(services, tenantId, query.host);
  await write(async (tx) => {
    const version = await place.nextVersion(tx);
    requireVersion(body.version, version);
    const before = await place.find(tx);
    await place.reset(tx, version);
    await recordEvent(tx, {
      tenantId,
      at: tx.now,
      action: "tenant.branding-reset",
      actorId: userId,
      targetId: tenantId,
      details: { host: place.host, before },
    });
    announce(services, tx, { kind: "tenant-changed", tenantId });
  });
  return read((tx) => findBrand(services, tx, tenantId, place));
});
