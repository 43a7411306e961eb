import type { CallResult } from "@evolve/contracts/call";
import { securityPolicy } from "@evolve/contracts/security-policy";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { useQuery, useQueryClient } from "@tanstack/react-query";

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

/** A change that takes effect at once. */
export const usePolicyChange = <Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  done: (answer: Answer, input: Input) => string,
) => useAction<Input, Answer>({ run, done: (input, answer) => done(answer, input), invalidates: [queryKey] });
