import type { PlanningIds } from "./planning-rows.ts";

interface TradeInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const ofTrade = ({ planning }: { readonly planning: PlanningIds }) => ({ params: { tradeId: planning.tradeId } });

/** Valid inputs of the calls about shift trades. */
export const shiftTradesInputs: Record<string, (of: { readonly planning: PlanningIds }) => TradeInput> = {
  findTradePartners: ({ planning }) => ({ body: { shiftId: planning.shiftId, search: "" } }),
  readPartnerShifts: ({ planning }) => ({ body: { shiftId: planning.shiftId, partnerId: planning.agentId } }),
  offerShift: ({ planning }) => ({
    body: { shiftId: planning.shiftId, askedId: null, getShiftId: null, note: "Probe" },
  }),
  readExchangeShifts: ofTrade,
  proposeExchange: (of) => ({ ...ofTrade(of), body: { shiftId: of.planning.shiftId, note: "Probe" } }),
  acceptTrade: (of) => ({ ...ofTrade(of), body: {} }),
  declineTrade: (of) => ({ ...ofTrade(of), body: {} }),
  withdrawTrade: (of) => ({ ...ofTrade(of), body: {} }),
  searchMyTrades: () => ({ body: {} }),
  searchTrades: () => ({ body: {} }),
  readTrade: ofTrade,
  decideTrade: (of) => ({ ...ofTrade(of), body: { decision: "denied", reason: "Probe" } }),
  reopenTrade: ofTrade,
  saveTradeSettings: ({ planning }) => ({
    body: { businessUnitId: planning.businessUnitId, isAutomatic: true, noticeHours: 24, acceptanceHours: 12 },
  }),
};
