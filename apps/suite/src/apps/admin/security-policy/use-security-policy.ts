import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { securityPolicy } from "@evolve/contracts/security-policy";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type Policy = CallResult<typeof securityPolicy>;

const queryKey = ["security-policy"];

export const useSecurityPolicy = () => {
  const { client } = useShell();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(securityPolicy, {}, { signal, retryAfter: true }),
  });
};

/** Shows what the server has saved of the password policy, before the screen asks again whom it reaches. */
export const useShowSaved = () => {
  const queryClient = useQueryClient();
  return (passwords: Policy["passwords"]): void => {
    queryClient.setQueryData<Policy>(queryKey, (before) => before && { ...before, passwords });
    void queryClient.invalidateQueries({ queryKey });
  };
};

/**
 * A change that takes effect at once: refreshes the screen and says what failed. A step-up that somebody cancels is
 * no failure to tell of.
 */
export const usePolicyChange = <Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  done: (answer: Answer, input: Input) => string,
) => {
  const { toasts, words } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, input) => {
      toasts.show({ tone: "success", text: done(answer, input) });
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      const code = failureCode(error);
      if (code !== codeOf("stepUpRequired")) toasts.show({ tone: "danger", text: words.error(code) });
    },
  });
};
