import { adherenceSubject } from "@evolve/contracts/adherence";
import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";

/** Makes every open board read again, on every node. */
export const tellAdherenceChanged = (services: Pick<Services, "bus">, tx: TenantTransaction, tenantId: string): void =>
  announce(services, tx, { kind: "subject-changed", tenantId, subject: adherenceSubject });
