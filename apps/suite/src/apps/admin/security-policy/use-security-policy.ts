import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { securityPolicy } from "@evolve/contracts/security-policy";
import { isCallError, networkCode } from "@evolve/session";
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

/**
 * A change of the policy: has the screen look anew and says what failed, unless `onRefused` has said it. A step-up that
 * somebody puts away is no failure to tell of.
 */
export const usePolicyChange = <Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  done: (answer: Answer, input: Input) => string,
  onRefused: (code: string) => boolean = () => false,
) => {
  const { toasts, words } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, input) => {
      toasts.show({ tone: "ok", text: done(answer, input) });
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      const code = isCallError(error) ? error.code : networkCode;
      if (code !== codeOf("stepUpRequired") && !onRefused(code)) toasts.show({ tone: "bad", text: words.error(code) });
    },
  });
};
