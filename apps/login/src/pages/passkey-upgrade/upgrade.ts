import { addPasskey, listPasskeys, passkeyRegistration } from "@evolve/contracts/factors";
import { codeOf } from "@evolve/contracts/errors";
import { authInfo, CallError, claimsOf, type Client, isCallError } from "@evolve/session";
import { startRegistration, WebAuthnAbortService } from "@simplewebauthn/browser";

/** Ids of the users who have declined in this browser, the newest last. */
const key = "passkey-offer-declined";
const keptAtMost = 50;
/** A password manager that makes passkeys by itself does so at once, or not at all. */
const patienceMs = 2_500;

const userId = (): string => {
  const token = authInfo.read()?.token;
  return token === undefined ? "" : (claimsOf(token)?.sub ?? "");
};

const declined = (): string[] => (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);

/** Remembers that this user wants no passkey in this browser. */
export const declinePasskey = (): void => {
  const others = declined().filter((id) => id !== userId());
  localStorage.setItem(key, [...others, userId()].slice(-keptAtMost).join(" "));
};

/**
 * Makes a passkey for the user who has just signed in. Quietly: the password manager decides by itself, without a question to anybody.
 * Rejects with CallError.
 */
export const createPasskey = async (client: Client, isQuiet = false): Promise<void> => {
  const options = await client.call(passkeyRegistration, {});
  const selection = options.authenticatorSelection;
  try {
    const credential = await startRegistration({
      optionsJSON: isQuiet
        ? { ...options, authenticatorSelection: { ...selection, userVerification: "preferred" } }
        : options,
      useAutoRegister: isQuiet,
    });
    await client.call(addPasskey, {
      body: { isQuiet, credential: { ...credential, clientExtensionResults: {} } },
    });
  } catch (cause) {
    throw isCallError(cause) ? cause : new CallError({ code: codeOf("passkeyRefused"), status: 0 }, { cause });
  }
};

const createQuietly = async (client: Client): Promise<boolean> => {
  const timer = setTimeout(() => WebAuthnAbortService.cancelCeremony(), patienceMs);
  try {
    await createPasskey(client, true);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** WebAuthn Level 3; an older browser cannot be asked. */
const capabilityOf = async (name: string): Promise<boolean> =>
  "getClientCapabilities" in PublicKeyCredential && (await PublicKeyCredential.getClientCapabilities())[name] === true;

/** Whether to offer a passkey: the device can keep one, its user has none and has not declined, and none was just made quietly. */
export const wantsOffer = async (client: Client): Promise<boolean> => {
  if (userId() === "" || declined().includes(userId())) return false;
  const { passkeys } = await client.call(listPasskeys, {});
  if (passkeys.length > 0) return false;
  const canCreateQuietly = await capabilityOf("conditionalCreate");
  return !(canCreateQuietly && (await createQuietly(client)));
};
