import type { OwnTrade, TradedShift } from "@evolve/contracts/shift-trades";
import type { TradeState } from "@evolve/contracts/shift-trades-filters";
import type { PlainKey, Words } from "@evolve/i18n";
import type { StatusTone } from "@evolve/widgets/status-pill";

export const tradeStateNames: Readonly<Record<TradeState, PlainKey>> = {
  open: "shiftTrades.state.open",
  accepted: "shiftTrades.state.accepted",
  approved: "shiftTrades.state.approved",
  denied: "shiftTrades.state.denied",
  declined: "shiftTrades.state.declined",
  withdrawn: "shiftTrades.state.withdrawn",
  expired: "shiftTrades.state.expired",
  matched: "shiftTrades.state.matched",
};

export const tradeTones: Readonly<Record<TradeState, StatusTone>> = {
  open: "info",
  accepted: "warning",
  approved: "success",
  denied: "danger",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
  matched: "neutral",
};

/** 'Nov 30, 2026, 9:00 AM – 5:00 PM' */
export const shiftOf = (words: Words, { start, minutes }: TradedShift, zone: string): string => {
  const [from, to] = [start, start + minutes * 60_000].map((moment) => words.date(moment, "time", zone));
  return `${words.date(start, "date", zone)}, ${from ?? ""} – ${to ?? ""}`;
};

/** What its giver wants in exchange; null: nothing. */
export const wantedOf = (
  words: Words,
  { get, wantsExchange }: { readonly get: TradedShift | null; readonly wantsExchange: boolean },
  zone: string,
): string | null => {
  if (get) return words.t("shiftTrades.inExchangeFor", { shift: shiftOf(words, get, zone) });
  return wantsExchange ? words.t("shiftTrades.forOneOfTheirs") : null;
};

/** With whom one trades; for a shift that is offered to everybody that it is. */
export const tradePartner = (
  { t }: Words,
  { role, giverName, takerName, askedName }: Pick<OwnTrade, "role" | "giverName" | "takerName" | "askedName">,
): string => {
  if (role !== "giver") return t("shiftTrades.from", { name: giverName });
  const name = takerName ?? askedName;
  return name === null ? t("shiftTrades.toEverybody") : t("shiftTrades.toColleague", { name });
};

interface Decided {
  readonly isAutomatic: boolean;
  readonly decidedBy: string;
}

/** Who decided; empty while nobody has. */
export const tradeDecider = ({ t }: Words, { isAutomatic, decidedBy }: Decided): string => {
  if (isAutomatic) return t("shiftTrades.byRules");
  return decidedBy === "" ? "" : t("shiftTrades.byPerson", { name: decidedBy });
};

/** What is said of a shift that one has taken: rules may have decided it at once. */
export const acceptedWords = ({ t }: Words, { state }: Pick<OwnTrade, "state">): string =>
  t(state === "approved" ? "shiftTrades.acceptedAtOnce" : "shiftTrades.accepted");
