import { resetBrand as contract } from "@evolve/contracts/branding-editor";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import { deleteProfile, findProfile, raiseVersion } from "../../directory/branding/index.ts";
import { recordEvent } from "../audit/index.ts";
import { findBrand } from "./find-brand.ts";

/** Deletes the tenant's look with its pictures; the audit trail keeps what it said. */
export const resetBrand = operation(contract, async ({ actor, body, read, services, write }) => {
  const { tenantId, userId } = actor;
  await write(async (tx) => {
    requireVersion(body.version, await raiseVersion(tx, tenantId));
    const before = await findProfile(tx, tenantId);
    await deleteProfile(tx, tenantId);
    await recordEvent(tx, {
      tenantId,
      at: tx.now,
      action: "tenant.branding-reset",
      actorId: userId,
      targetId: tenantId,
      details: { before },
    });
    announce(services, tx, { kind: "tenant-changed", tenantId });
  });
  return read((tx) => findBrand(services, tx, tenantId));
});
