import { intradaySubject } from "@evolve/contracts/intraday";
import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";

/** Makes every intraday view read again, on every node. */
export const tellIntervalsChanged = (services: Pick<Services, "bus">, tx: TenantTransaction, tenantId: string): void =>
  announce(services, tx, { kind: "subject-changed", tenantId, subject: intradaySubject });
