import { readMyTrades, searchMyTrades } from "@evolve/contracts/shift-trades";
import { searchMyTimeOff } from "@evolve/contracts/time-off";
import { isCallError, networkCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../parts/query-state.tsx";
import { OpenRequestsCard, requestsShown } from "./open-requests-card.tsx";
import { SwapOfferCard } from "./swap-offer-card.tsx";

/** Without a connection the page already says so. */
const isTold = (error: Error | null): boolean => isCallError(error) && error.code === networkCode;

interface Read {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** Swaps that colleagues have offered to one, and one's own requests that are not decided; nothing where there are none. */
export const RequestsPart = () => {
  const { client } = useShell();
  const offers = useQuery({
    queryKey: ["my-trades"],
    queryFn: ({ signal }) => client.call(readMyTrades, {}, { signal }),
  });
  const trades = useQuery({
    queryKey: ["my-trades", "open"],
    queryFn: ({ signal }) =>
      client.call(
        searchMyTrades,
        { body: { filter: { state: ["open", "accepted"] }, top: requestsShown } },
        { signal },
      ),
  });
  const timeOff = useQuery({
    queryKey: ["my-time-off", "open"],
    queryFn: ({ signal }) =>
      client.call(
        searchMyTimeOff,
        { body: { filter: { state: ["pending", "waitlisted"] }, top: requestsShown } },
        { signal },
      ),
  });
  const all: readonly Read[] = [offers, trades, timeOff];
  if (all.some(({ data, error }) => data === undefined && error === null))
    return <QueryState error={null} onRetry={() => undefined} />;
  const failed = all.find(({ data, error }) => data === undefined && !isTold(error));
  return (
    <>
      {offers.data?.board
        .filter(({ askedName }) => askedName !== null)
        .map((trade) => (
          <SwapOfferCard key={trade.id} trade={trade} zone={offers.data.zone} />
        ))}
      {(timeOff.data !== undefined || trades.data !== undefined) && (
        <OpenRequestsCard timeOff={timeOff.data} trades={trades.data} zone={offers.data?.zone ?? "UTC"} />
      )}
      {failed && (
        <QueryState error={failed.error} onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))} />
      )}
    </>
  );
};
