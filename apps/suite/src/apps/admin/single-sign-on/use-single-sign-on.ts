import type { CallResult } from "@evolve/contracts/call";
import { samlSettings } from "@evolve/contracts/saml";
import { useShell } from "@evolve/shell";
import { useQuery, useQueryClient } from "@tanstack/react-query";

export type SingleSignOn = CallResult<typeof samlSettings>;

const singleSignOnKey = ["single-sign-on"];

export const useSingleSignOn = () => {
  const { client } = useShell();
  return useQuery({
    queryKey: singleSignOnKey,
    queryFn: ({ signal }) => client.call(samlSettings, {}, { signal, retryAfter: true }),
  });
};

/** Shows what the server has answered to a change. */
export const useShowSaved = () => {
  const queryClient = useQueryClient();
  return (saved: SingleSignOn): void => {
    queryClient.setQueryData<SingleSignOn>(singleSignOnKey, saved);
  };
};
