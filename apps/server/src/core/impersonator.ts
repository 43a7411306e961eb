import { AsyncLocalStorage } from "node:async_hooks";

const impersonators = new AsyncLocalStorage<string>();

/** Runs a request that somebody makes in another's name, so that whatever it records can name both. */
export const runImpersonated = <T>(impersonatorId: string | null, work: () => Promise<T>): Promise<T> =>
  impersonatorId === null ? work() : impersonators.run(impersonatorId, work);

/** Who really makes the current request, if they act as somebody else. */
export const currentImpersonator = (): string | null => impersonators.getStore() ?? null;
