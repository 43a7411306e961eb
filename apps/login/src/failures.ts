import { CallError, isCallError, networkCode } from "@evolve/session";

/** Whatever went wrong, as the refusal of a call. Beside calls, only fetching a later part of these pages can fail. */
export const refusalOf = (error: unknown): CallError =>
  isCallError(error) ? error : new CallError({ code: networkCode, status: 0 }, { cause: error });
