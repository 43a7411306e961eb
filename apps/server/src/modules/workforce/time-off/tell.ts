import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { notify } from "../../platform/notifications/index.ts";
import { listDecidingRoles } from "./people-repository.ts";
import type { RequestRow } from "./requests-repository.ts";

const valuesOf = ({ userName, codeName, firstDay, lastDay }: RequestRow) => ({
  name: userName,
  type: codeName,
  first: { date: firstDay },
  last: { date: lastDay },
});

/** Tells somebody what has become of their request. */
export const tellAgent = async (
  services: Services,
  tx: TenantTransaction,
  request: RequestRow,
  key: "timeOffApproved" | "timeOffDenied" | "timeOffReopened",
): Promise<void> => {
  await notify(services, tx, {
    to: { users: [request.userId] },
    topic: "schedule",
    text: { key, values: valuesOf(request) },
    linkURL: "/my-space/#/time-off",
  });
};

/** Tells those who decide. */
export const tellDeciders = async (
  services: Services,
  tx: TenantTransaction,
  request: RequestRow,
  key: "timeOffRequested" | "timeOffCancelled",
): Promise<void> => {
  const roles = await listDecidingRoles(tx, tx.tenantId);
  if (roles.length === 0) return;
  await notify(services, tx, {
    to: { roles },
    topic: "schedule",
    text: { key, values: valuesOf(request) },
    linkURL: "/scheduler/#/requests",
  });
};
