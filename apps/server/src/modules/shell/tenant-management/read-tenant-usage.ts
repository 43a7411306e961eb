import * as contract from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireManager } from "./policy.ts";
import { findTenantRow } from "./repository.ts";
import { countSignIns, countUsage } from "./usage-repository.ts";

/** How much a tenant uses. Managers see counts of other tenants, never names of their users. */
export const readTenantUsage = operation(
  contract.readTenantUsage,
  async ({ actor, now, params: { tenantId }, query, services }) => {
    await requireManager(services, actor);
    const { system } = services.database;
    const tenant = (await findTenantRow(system, tenantId, now)) ?? refuse("notFound");
    const [totals, days] = await Promise.all([
      countUsage(system, tenant.id, now),
      countSignIns(system, { tenantId: tenant.id, zone: tenant.timezone, days: Number(query.days ?? "30"), now }),
    ]);
    const { active, invited, locked, serviceAccounts } = totals;
    return {
      usage: {
        id: tenant.id,
        name: tenant.name,
        timezone: tenant.timezone,
        users: { total: tenant.userCount, softLimit: tenant.userSoftLimit, active, invited, locked, serviceAccounts },
        licenses: tenant.licenses.map(({ applicationId }) => applicationId),
        openSessions: totals.openSessions,
        jobs: { finished: totals.finishedJobs, failed: totals.failedJobs },
        mails: { sent: totals.sentMails, waiting: totals.waitingMails },
        days: days.map(({ startsAt, signIns, people }) => ({ startsAt: startsAt.toISOString(), signIns, people })),
      },
    };
  },
);
