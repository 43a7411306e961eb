import type { CallInput } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { type passkeyLogin, passkeyOptions } from "@evolve/contracts/proofs";
import { CallError, type Client, isCallError } from "@evolve/session";
import { startAuthentication } from "@simplewebauthn/browser";

type Assertion = CallInput<typeof passkeyLogin>["body"]["passkey"];

interface Asked {
  /** Whether the passkey is to be the only proof. */
  readonly alone: boolean;
  /** Offers passkeys among what the browser fills into the field, and waits until one is chosen. */
  readonly inField?: boolean;
}

/** Asks the browser for a passkey. What it refuses, or somebody puts away, is told like a refusal of the server. */
export const askPasskey = async (client: Client, { alone, inField = false }: Asked): Promise<Assertion> => {
  const optionsJSON = await client.call(passkeyOptions, { body: { alone } });
  try {
    const assertion = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
    return { ...assertion, clientExtensionResults: {} };
  } catch (cause) {
    throw isCallError(cause) ? cause : new CallError({ code: codeOf("passkeyRefused"), status: 0 }, { cause });
  }
};
