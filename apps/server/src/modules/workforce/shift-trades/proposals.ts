import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { changeState } from "./change-state.ts";
import { tellAgents } from "./tell.ts";
import { findTrade, listProposals, type TradeRow } from "./trades-repository.ts";

interface Done {
  readonly by: string;
  readonly now: Date;
}

/** Declines what colleagues have proposed in answer to an offer. */
export const declineProposals = async (
  services: Services,
  tx: TenantTransaction,
  offer: TradeRow,
  { by, now, except }: Done & { readonly except?: string },
): Promise<TradeRow[]> => {
  const declined: TradeRow[] = [];
  for (const proposal of await listProposals(tx, tx.tenantId, offer.id, now))
    if (proposal.id !== except)
      declined.push(await changeState(services, tx, proposal, { action: "declined", state: "declined", by, now }));
  return declined;
};

/** The offer that a trade answers, if it is in a state. */
const answered = async (tx: TenantTransaction, { answersId }: TradeRow, state: TradeRow["state"], now: Date) => {
  const offer = answersId === null ? null : await findTrade(tx, tx.tenantId, answersId, now);
  return offer?.state === state ? offer : null;
};

/** Closes the offer that an accepted proposal answers, declines the other proposals, and tells whose they were. */
export const matchOffer = async (
  services: Services,
  tx: TenantTransaction,
  proposal: TradeRow,
  { by, now }: Done,
): Promise<void> => {
  const offer = await answered(tx, proposal, "open", now);
  if (!offer) return;
  await changeState(services, tx, offer, { action: "matched", state: "matched", by, now });
  for (const declined of await declineProposals(services, tx, offer, { by, now, except: proposal.id }))
    await tellAgents(services, tx, declined, "tradePassedOver", [declined.giverId]);
};

/** Opens the offer again whose accepted proposal was withdrawn. */
export const releaseOffer = async (
  services: Services,
  tx: TenantTransaction,
  proposal: TradeRow,
  { by, now }: Done,
): Promise<void> => {
  const offer = await answered(tx, proposal, "matched", now);
  if (offer && offer.expiresAt > now)
    await changeState(services, tx, offer, { action: "released", state: "open", by, now });
};
