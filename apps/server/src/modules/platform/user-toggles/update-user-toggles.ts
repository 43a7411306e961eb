import * as contract from "@evolve/contracts/user-toggles";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { recordEvent } from "../audit/index.ts";
import { presentToggles, versionOf } from "./present.ts";
import { findUserToggles, lockUserToggles, replaceUserToggles } from "./repository.ts";

/** Replaces a user's toggles. Nobody changes those of a user who holds more than they do. */
export const updateUserToggles = operation(contract.updateUserToggles, ({ actor, params, body, write, now }) =>
  write(async (tx) => {
    const { tenantId } = actor;
    const { userId } = params;
    await lockUserToggles(tx, tenantId, userId);
    const before = (await findUserToggles(tx, tenantId, userId)) ?? refuse("notFound");
    await requireNotAbove(tx, userId);
    requireVersion(body.version, versionOf(before));
    await replaceUserToggles(tx, tenantId, userId, body.toggles);
    await recordEvent(tx, {
      tenantId,
      at: now,
      action: "user.toggles-set",
      actorId: actor.userId,
      targetId: userId,
      details: { before: before.toggles, toggles: body.toggles },
    });
    return presentToggles({ ...before, toggles: [...new Set(body.toggles)].sort() });
  }),
);
