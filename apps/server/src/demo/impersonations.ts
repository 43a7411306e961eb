import { newId } from "../ids.ts";
import type { TenantRows } from "./tenant-rows.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface Acting {
  /** What comes before the @ of the user name. */
  readonly as: string;
  readonly reason: string;
  readonly daysAgo: number;
  readonly minutes: number;
  /** Null: until the time was over. */
  readonly endedAfter: number | null;
}

const actings: readonly Acting[] = [
  { as: "agent", reason: "Shifts do not show on the phone", daysAgo: 13, minutes: 15, endedAfter: 9 },
  { as: "supervisor", reason: "Does not find the report of the team", daysAgo: 5, minutes: 30, endedAfter: null },
];

/** The administrator has acted as others: for the list of who acted as whom, and for the audit log. */
export const addImpersonations = ({ tenants, users, impersonations, audit_events }: TenantRows, now: Date): void => {
  const tenantId = tenants[0]?.tenant_id ?? "";
  const personOf = (name: string) => users.find(({ user_name }) => user_name.startsWith(`${name}@`));
  const administrator = personOf("admin");
  if (!administrator) return;
  for (const { as, reason, daysAgo, minutes, endedAfter } of actings) {
    const person = personOf(as);
    if (!person) continue;
    const startedAt = new Date(now.getTime() - daysAgo * dayMs);
    const expiresAt = new Date(startedAt.getTime() + minutes * minuteMs);
    const endedAt = endedAfter === null ? expiresAt : new Date(startedAt.getTime() + endedAfter * minuteMs);
    const ending = endedAfter === null ? "expired" : "ended";
    impersonations.push({
      tenant_id: tenantId,
      id: newId(),
      session_id: newId(),
      actor_id: administrator.id,
      user_id: person.id,
      reason,
      started_at: startedAt,
      expires_at: expiresAt,
      ended_at: endedAt,
      ending,
    });
    const told = { tenant_id: tenantId, actor_id: administrator.id, target_id: person.id };
    audit_events.push(
      {
        ...told,
        id: newId(),
        at: startedAt,
        action: "user.impersonation-started",
        details: JSON.stringify({ reason, minutes }),
      },
      {
        ...told,
        id: newId(),
        at: endedAt,
        action: "user.impersonation-ended",
        details: JSON.stringify({ because: ending }),
      },
    );
  }
};
