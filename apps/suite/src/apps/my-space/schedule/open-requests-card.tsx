import type { CallResult } from "@evolve/contracts/call";
import type { OwnTrade, searchMyTrades } from "@evolve/contracts/shift-trades";
import type { OwnTimeOff, searchMyTimeOff } from "@evolve/contracts/time-off";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { ShellLink } from "@evolve/shell";
import { StatusPill } from "@evolve/widgets/status-pill";
import type { ReactNode } from "react";
import { Card } from "../../../parts/card.tsx";
import { amountOf, daysOf, timeOffStateNames, timeOffTones } from "../../../parts/time-off-words.ts";
import { shiftOf, tradePartner, tradeStateNames, tradeTones } from "../../../parts/trade-words.ts";
import styles from "./schedule.module.css";

/** Of time off and of trades. */
export const requestsShown = 5;

interface OpenRequestsCardProps {
  /** Undefined where it could not be read. */
  readonly timeOff: CallResult<typeof searchMyTimeOff> | undefined;
  readonly trades: CallResult<typeof searchMyTrades> | undefined;
  readonly zone: string;
}

interface Row {
  readonly id: string;
  readonly day: string;
  readonly to: string;
  readonly title: string;
  readonly what: string;
  readonly state: ReactNode;
}

const timeOffRow = (words: Words, request: OwnTimeOff): Row => ({
  id: request.id,
  day: request.firstDay,
  to: "/my-space/time-off",
  title: daysOf(words, request),
  what: `${request.codeName} · ${amountOf(words, request.minutes)}`,
  state: (
    <>
      <StatusPill tone={timeOffTones[request.state]}>{words.t(timeOffStateNames[request.state])}</StatusPill>
      {request.place !== null && (
        <span className={styles.quiet}>{words.t("timeOff.place", { place: request.place })}</span>
      )}
    </>
  ),
});

const tradeRow = (words: Words, zone: string, trade: OwnTrade): Row => ({
  id: trade.id,
  day: trade.give.day,
  to: "/my-space/trades",
  title: shiftOf(words, trade.give, zone),
  what: tradePartner(words, trade),
  state: <StatusPill tone={tradeTones[trade.state]}>{words.t(tradeStateNames[trade.state])}</StatusPill>,
});

/** One's requests that nobody has decided yet, those of the nearest days first. */
export const OpenRequestsCard = ({ timeOff, trades, zone }: OpenRequestsCardProps) => {
  const words = useWords();
  const { t } = words;
  // What one is asked for stands above as an offer.
  const own = trades?.trades.filter(({ role }) => role !== "asked") ?? [];
  const rows = [
    ...(timeOff?.requests ?? []).map((request) => timeOffRow(words, request)),
    ...own.map((trade) => tradeRow(words, zone, trade)),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  if (rows.length === 0) return null;
  const asked = (trades?.trades.length ?? 0) - own.length;
  const left = (timeOff?.totalRecords ?? 0) + (trades?.totalRecords ?? 0) - asked - rows.length;
  return (
    <Card title={t("schedules.requests")}>
      <ul className={styles.requests}>
        {rows.map(({ id, to, title, what, state }) => (
          <li key={id} className={styles.request}>
            <ShellLink to={to} className={styles.requestDay}>
              {title}
            </ShellLink>
            <span className={styles.quiet} dir="auto">
              {what}
            </span>
            <span className={styles.states}>{state}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <p className={styles.quiet}>{t("schedules.moreRequests", { count: left })}</p>}
    </Card>
  );
};
