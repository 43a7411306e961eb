import { codeOf } from "@evolve/contracts/errors";
import { type Client, isCallError } from "@evolve/session";

/** Where calls wait until the user has confirmed their identity. */
export interface StepUpGate {
  /** Resolves to false when the user cancels. Concurrent calls wait for the same answer. */
  readonly ask: () => Promise<boolean>;
  readonly isAsking: () => boolean;
  readonly answer: (isProven: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createStepUpGate = (): StepUpGate => {
  const listeners = new Set<() => void>();
  let waiting: { readonly promise: Promise<boolean>; readonly settle: (isProven: boolean) => void } | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask: () => {
      if (waiting === undefined) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        waiting = { promise, settle: resolve };
        tell();
      }
      return waiting.promise;
    },
    isAsking: () => waiting !== undefined,
    answer: (isProven) => {
      waiting?.settle(isProven);
      waiting = undefined;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/**
 * A client whose calls ask for a proof where the server wants one, and are then sent again. No screen needs to know, but for one that
 * keeps refusals to itself.
 */
export const withStepUp = (client: Client, gate: StepUpGate): Client => ({
  ...client,
  call: async (contract, input, options) => {
    try {
      return await client.call(contract, input, options);
    } catch (error) {
      const isRefused = isCallError(error) && error.code === codeOf("stepUpRequired");
      if (!isRefused || options?.keepsRefusal === true || !(await gate.ask())) throw error;
      return client.call(contract, input, options);
    }
  },
});
