import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { notify } from "../../platform/notifications/index.ts";
import { listDecidingRoles } from "../time-off/index.ts";
import type { TradeRow } from "./trades-repository.ts";

type Key =
  | "tradeOffered"
  | "tradeProposed"
  | "tradePassedOver"
  | "tradeAccepted"
  | "tradeDeclined"
  | "tradeWithdrawn"
  | "tradeReleased"
  | "tradeApproved"
  | "tradeDenied"
  | "tradeReopened"
  | "tradeUntaken"
  | "tradeUndecided";

const valuesOf = ({ giverName, askedName, takerName, give }: TradeRow) => ({
  giver: giverName,
  colleague: takerName ?? askedName ?? "",
  day: { date: give.day },
});

/** Tells agents; one who is null is nobody. */
export const tellAgents = async (
  services: Services,
  tx: TenantTransaction,
  trade: TradeRow,
  key: Key,
  ids: readonly (string | null)[],
): Promise<void> => {
  const users = ids.flatMap((id) => id ?? []);
  if (users.length === 0) return;
  await notify(services, tx, {
    to: { users },
    topic: "schedule",
    text: { key, values: valuesOf(trade) },
    linkURL: "/my-space/#/trades",
  });
};

/** Tells those who decide that a trade waits for them. */
export const tellDeciders = async (services: Services, tx: TenantTransaction, trade: TradeRow): Promise<void> => {
  const roles = await listDecidingRoles(tx, tx.tenantId);
  if (roles.length === 0) return;
  await notify(services, tx, {
    to: { roles },
    topic: "schedule",
    text: { key: "tradeWaiting", values: valuesOf(trade) },
    linkURL: "/scheduler/#/trades",
  });
};
