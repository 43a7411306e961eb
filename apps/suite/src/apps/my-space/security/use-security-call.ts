import { codeOf } from "@evolve/contracts/errors";
import { isCallError, networkCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** Queries of this screen; what changes one of them may change the others. */
const securityKeys = ["mfa-status", "passkeys", "sessions", "devices"] as const;

/**
 * Something that changes the account's security: says how it went, and refreshes the screen. A step-up that somebody
 * cancels is no failure to tell of.
 */
export const useSecurityCall = <Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  done: (answer: Answer, input: Input) => string | undefined,
) => {
  const { toasts, words } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer, input) => {
      const text = done(answer, input);
      if (text !== undefined) toasts.show({ tone: "success", text });
      await Promise.all(securityKeys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
    onError: (error) => {
      const code = isCallError(error) ? error.code : networkCode;
      if (code !== codeOf("stepUpRequired")) toasts.show({ tone: "danger", text: words.error(code) });
    },
  });
};
