import { isCallError } from "@evolve/session";
import { QueryClient } from "@tanstack/react-query";
import type { Connection } from "../connection/connection.ts";

const freshMs = 30_000;

/** Failures of the server are tried once more; what it refuses is not. When it answers again, what failed is asked again. */
export const createQueryClient = (connection: Connection): QueryClient => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Whether the server answers is learnt from calls, not from what the browser believes of the network.
        networkMode: "always",
        staleTime: freshMs,
        retry: (failures, error) => failures < 1 && isCallError(error) && error.status >= 500,
      },
      mutations: { networkMode: "always" },
    },
  });
  connection.subscribe(() => {
    if (!connection.isLost()) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  });
  return queryClient;
};
