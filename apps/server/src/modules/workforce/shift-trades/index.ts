import { defineModule } from "../../../core/module.ts";
import { acceptTrade, declineTrade, withdrawTrade } from "./answer-trade.ts";
import { decideTrade, reopenTrade } from "./decide-trade.ts";
import { readTrade, searchTrades } from "./inbox.ts";
import { endTrades } from "./end-trades.ts";
import { findTradePartners, readMyTrades, readPartnerShifts, searchMyTrades } from "./my-trades.ts";
import { offerShift } from "./offer-shift.ts";
import { proposeExchange, readExchangeShifts } from "./propose-exchange.ts";
import { readTradeSettings, saveTradeSettings } from "./settings.ts";
import { shiftTradesTiles } from "./tiles.ts";

export { acceptOffer } from "./accept-trade.ts";
export { type Book, type Exchange, isFine, checkExchange, openBook } from "./exchange.ts";
export { placeOffer } from "./place-offer.ts";

export const shiftTrades = defineModule({
  operations: [
    readMyTrades,
    searchMyTrades,
    findTradePartners,
    readPartnerShifts,
    offerShift,
    readExchangeShifts,
    proposeExchange,
    acceptTrade,
    declineTrade,
    withdrawTrade,
    searchTrades,
    readTrade,
    decideTrade,
    reopenTrade,
    readTradeSettings,
    saveTradeSettings,
  ],
  jobs: [endTrades],
  tiles: shiftTradesTiles,
});
