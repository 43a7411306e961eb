import * as contract from "@evolve/contracts/sign-up";
import { tenantToggles } from "@evolve/contracts/toggles";
import * as z from "zod/mini";
import { operation } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { defineJob, enqueue } from "../../../jobs/index.ts";
import { listRoles, listToggles } from "../../directory/authorization/index.ts";
import { findTenantPolicy } from "../../directory/credentials/index.ts";
import { claimNames, findTenantOfDomain, nameKey } from "../../directory/directory/index.ts";
import { countUsers, insertUsers } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { Letterhead, letterheadOf } from "../../platform/mail/index.ts";
import { sendInvitation } from "../invitations/index.ts";

/** What somebody may do who has only signed up: an administrator gives them a role. */
const firstRole = "No Access";

const Account = z.object({
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ...Letterhead.shape,
});

/** Makes the account, where the address and its domain permit. Nobody waits for it, so its time tells nobody anything. */
export const openAccount = defineJob({
  name: "accounts.open",
  payload: Account,
  retries: { most: 5, waitSeconds: (attempt) => 10 * attempt },
  run: async ({ services, payload: { emailAddress: email, firstName, lastName, ...letterhead } }) => {
    const { clock, config, database } = services;
    const domain = nameKey(email).split("@").at(-1) ?? "";
    const tenantId = await findTenantOfDomain(database.system, domain);
    if (tenantId === null) return;
    await database.withTenant(tenantId, async (tx) => {
      if (!(await listToggles(tx, tenantId)).includes(tenantToggles.selfRegistration)) return;
      const { count, limit } = await countUsers(tx, tenantId);
      if (count >= limit) return;
      const id = newId();
      const now = clock.now();
      const claimed = await claimNames(tx, [{ userName: email, email, userId: id, area: config.area }]);
      if (claimed.length === 0) return;
      const roleId = (await listRoles(tx, tenantId)).find(({ name }) => name === firstRole)?.id ?? null;
      const { idmType } = await findTenantPolicy(tx, tenantId);
      const names = { firstName, lastName };
      await insertUsers(tx, [{ tenantId, id, email, names, idmType, roleId, teamId: null, createdAt: now }]);
      await recordEvent(tx, { tenantId, at: now, action: "user.signed-up", actorId: id, targetId: id });
      const inviter = `${firstName} ${lastName}`.trim();
      await sendInvitation(services, tx, { tenantId, userId: id, email, inviter }, letterhead);
    });
  },
});

/** Takes down a stranger's wish for an account: the same for every address, known or not. */
export const createAccount = operation(contract.createAccount, async ({ body, http, services }) => {
  await services.limiter.take(http.ip, "messages");
  const payload = { ...body, ...letterheadOf(http) };
  await services.database.withSystem((tx) => enqueue(tx, openAccount, payload));
  return { success: true } as const;
});
