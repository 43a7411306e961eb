import { mfaStatus } from "@evolve/contracts/factors";
import type { Client } from "@evolve/session";
import { queryOptions } from "@tanstack/react-query";

/** What the user signs in with, for the cards that show it. */
export const factorStatus = (client: Pick<Client, "call">) =>
  queryOptions({
    queryKey: ["mfa-status"],
    queryFn: ({ signal }) => client.call(mfaStatus, {}, { signal, retryAfter: true }),
  });
