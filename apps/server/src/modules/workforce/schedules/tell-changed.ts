import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";

/** Makes every page that shows the schedule read it again, on every node. */
export const tellScheduleChanged = (
  services: Pick<Services, "bus">,
  tx: TenantTransaction,
  tenantId: string,
  scheduleId: string,
): void => announce(services, tx, { kind: "subject-changed", tenantId, subject: `schedule/${scheduleId}` });

/** Somebody came, left or turned to somebody else's shifts. */
export const tellPeopleChanged = (
  services: Pick<Services, "bus">,
  tx: TenantTransaction,
  tenantId: string,
  scheduleId: string,
): void => announce(services, tx, { kind: "subject-changed", tenantId, subject: `schedule-people/${scheduleId}` });
