import { toggledFeatures } from "@evolve/contracts/authorization";
import type { CallOptions, Client } from "@evolve/session";
import { logFault } from "../log.ts";

/**
 * The toggles that are on for the user. A failure is logged; it rejects where the toggles are required, and else counts as none
 * on.
 */
export const loadToggles = async (
  client: Pick<Client, "call">,
  { isRequired }: { readonly isRequired: boolean },
  options?: CallOptions,
): Promise<ReadonlySet<string>> => {
  try {
    return new Set((await client.call(toggledFeatures, {}, options)).toggledFeatures);
  } catch (cause) {
    logFault("not loaded: feature toggles", cause);
    if (isRequired) throw cause;
    return new Set();
  }
};
