import { toggledFeatures } from "@evolve/contracts/authorization";
import type { CallOptions, Client } from "@evolve/session";
import { useQuery } from "@tanstack/react-query";

/** The toggles that are on for the user. */
export const loadToggles = async (client: Pick<Client, "call">, options?: CallOptions): Promise<ReadonlySet<string>> =>
  new Set((await client.call(toggledFeatures, {}, options)).toggledFeatures);

/** How often toggles that could not be loaded are requested again. */
const againMs = 60_000;

/** Requests the toggles that could not be loaded with the page, until they are there: now and then, and when a part that uses this opens. */
export const useLateToggles = (client: Pick<Client, "call">, isMissing: boolean) =>
  useQuery({
    queryKey: ["toggles"],
    queryFn: ({ signal }) => loadToggles(client, { signal }),
    enabled: isMissing,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data === undefined ? againMs : false),
  });
