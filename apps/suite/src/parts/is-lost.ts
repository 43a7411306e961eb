import { isCallError } from "@evolve/session";

/** The server was not reached, or a server before it had none to pass this on to. */
export const isLost = (error: unknown): boolean => isCallError(error) && (error.status === 0 || error.status >= 502);
