import { codeOf } from "@evolve/contracts/errors";
import { failureCode } from "@evolve/session";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useShell } from "../shell-context.ts";

export interface ActionOptions<Input> {
  readonly run: (input: Input) => Promise<unknown>;
  /** Said when it is done. */
  readonly done?: (input: Input) => string | undefined;
  /** Takes it back: the message of `done` then offers to. */
  readonly undo?: (input: Input) => (() => Promise<unknown>) | undefined;
  /** Said instead of the catalogue's words when it fails. */
  readonly failed?: (error: unknown) => string;
  /** Queries that are out of date after it, done or failed. */
  readonly invalidates: readonly QueryKey[];
  /** Shows the expected result in the cache until the server's answer replaces it. */
  readonly optimistic?: (input: Input) => void;
  /** Once the queries have followed. */
  readonly onDone?: (input: Input) => void;
  readonly onEnd?: () => void;
}

/**
 * The one way to do something on the server from a screen: progress (`isPending`), a message when it is done, the catalogue's
 * words when it is refused, and queries that follow. A call that wants a step-up asks for it by itself; when that is cancelled,
 * nothing is said.
 */
export const useAction = <Input>(options: ActionOptions<Input>) => {
  const { toasts, words } = useShell();
  const queryClient = useQueryClient();
  const invalidate = () =>
    Promise.all(options.invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const tellFailure = (error: unknown): void => {
    const code = failureCode(error);
    if (code !== codeOf("stepUpRequired"))
      toasts.show({ tone: "danger", text: options.failed?.(error) ?? words.error(code) });
  };
  const takeBack = (undo: () => Promise<unknown>) => undo().catch(tellFailure).finally(invalidate);

  return useMutation<unknown, unknown, Input>({
    mutationFn: options.run,
    onMutate: async (input) => {
      if (!options.optimistic) return;
      await Promise.all(options.invalidates.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      options.optimistic(input);
    },
    onSuccess: (_answer, input) => {
      const text = options.done?.(input);
      const undo = options.undo?.(input);
      if (text === undefined) return;
      const action = undo && { label: words.t("list.undo"), onPress: () => void takeBack(undo) };
      toasts.show({ tone: "success", text, action });
    },
    onError: tellFailure,
    onSettled: async (_answer, error, input) => {
      options.onEnd?.();
      await invalidate();
      if (error === null) options.onDone?.(input);
    },
  });
};
