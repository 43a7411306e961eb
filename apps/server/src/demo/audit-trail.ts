import type { AuditAction } from "@evolve/contracts/audit-actions";
import { newId } from "../ids.ts";
import type { TenantRows } from "./tenant-rows.ts";

const dayMs = 24 * 60 * 60 * 1000;
const most = 4;

interface Done {
  action: AuditAction;
  targetId: string;
  details?: object;
}

/** What the administrator has done in the last weeks, for the audit log to show. */
export const addAuditTrail = ({ tenants, roles, users, audit_events }: TenantRows, now: Date): void => {
  const administrator = users.find(({ user_name }) => user_name.startsWith("admin@"));
  if (!administrator) return;
  const toFew = (action: AuditAction, people: TenantRows["users"], details?: object): Done[] =>
    people.slice(0, most).map(({ id }) => ({ action, targetId: id, ...(details && { details }) }));
  const events: Done[] = [
    ...roles
      .filter(({ name }) => ["Planner", "Quality Lead", "Real-Time Analyst"].includes(name))
      .map(({ id, name, permissions }) => ({
        action: "role.created" as const,
        targetId: id,
        details: { name, permissions },
      })),
    ...toFew(
      "user.invited",
      users.filter(({ status }) => status === "PENDING"),
    ),
    ...toFew(
      "user.locked",
      users.filter(({ locked_down }) => locked_down),
    ),
    ...toFew(
      "user.password-reset-started",
      users.filter(({ status, saml }) => status === "ACTIVE" && !saml).slice(-2),
      { reason: "" },
    ),
  ];
  events.forEach(({ action, targetId, details }, index) =>
    audit_events.push({
      tenant_id: tenants[0]?.tenant_id ?? "",
      id: newId(),
      at: new Date(now.getTime() - (events.length - index) * 2 * dayMs),
      actor_id: administrator.id,
      action,
      target_id: targetId,
      ...(details && { details: JSON.stringify(details) }),
    }),
  );
};
