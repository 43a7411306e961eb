import { codeOf } from "@evolve/contracts/errors";
import { failureCode } from "@evolve/session";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useShell } from "../shell-context.ts";

export interface ActionOptions<Input, Answer = unknown> {
  readonly run: (input: Input) => Promise<Answer>;
  /** Said when it is done. */
  readonly done?: (input: Input, answer: Answer) => string | undefined;
  /** What is said goes sooner than other messages: for choices that are made one after the other. */
  readonly isBrief?: boolean;
  /** Takes it back: the message of `done` then offers to. */
  readonly undo?: (input: Input, answer: Answer) => (() => Promise<unknown>) | undefined;
  /** Said instead of the catalogue's words when it fails. */
  readonly failed?: (error: unknown, input: Input) => string;
  /** Queries that are out of date after it, done or failed. */
  readonly invalidates: readonly QueryKey[];
  /** Shows the expected result in the cache of these queries until the server's answer replaces it; a failure takes it back. */
  readonly optimistic?: (input: Input) => void;
  /** Actions with the same name run one after the other, and the queries follow the last. */
  readonly queue?: string;
  /** Once the queries have followed. */
  readonly onDone?: (input: Input, answer: Answer) => void;
  readonly onEnd?: () => void;
}

/**
 * The one way to do something on the server from a screen: progress (`isPending`), a message when it is done, the catalogue's
 * words when it is refused, and queries that follow. A call that wants a step-up asks for it by itself; when that is cancelled,
 * nothing is said.
 */
export const useAction = <Input, Answer = unknown>(options: ActionOptions<Input, Answer>) => {
  const { toasts, words } = useShell();
  const queryClient = useQueryClient();
  const invalidate = () =>
    Promise.all(options.invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const tellFailure = (error: unknown, input: Input): void => {
    const code = failureCode(error);
    if (code !== codeOf("stepUpRequired"))
      toasts.show({ tone: "danger", text: options.failed?.(error, input) ?? words.error(code) });
  };
  const takeBack = (undo: () => Promise<unknown>, input: Input) =>
    undo()
      .catch((error: unknown) => tellFailure(error, input))
      .then(invalidate);

  const { queue } = options;
  const isLast = (): boolean =>
    queue === undefined || queryClient.isMutating({ predicate: ({ options: { scope } }) => scope?.id === queue }) <= 1;

  return useMutation<Answer, unknown, Input, readonly [QueryKey, unknown][]>({
    mutationFn: options.run,
    ...(queue !== undefined && { scope: { id: queue } }),
    onMutate: async (input) => {
      if (!options.optimistic) return [];
      await Promise.all(options.invalidates.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      const before = options.invalidates.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
      options.optimistic(input);
      return before;
    },
    onSuccess: (answer, input) => {
      const text = options.done?.(input, answer);
      const undo = options.undo?.(input, answer);
      if (text === undefined) return;
      const action = undo && { label: words.t("list.undo"), onPress: () => void takeBack(undo, input) };
      toasts.show({ tone: "success", text, action, ...(options.isBrief && { duration: "short" }) });
    },
    onError: (error, input, before = []) => {
      for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data);
      tellFailure(error, input);
    },
    onSettled: async (answer, error, input) => {
      options.onEnd?.();
      if (isLast()) await invalidate();
      if (error === null) options.onDone?.(input, answer as Answer);
    },
  });
};
