import type { Client } from "@evolve/session";

/** Whether who has just signed in by a password is offered a passkey first. Most devices are asked nothing else, and what fails offers nothing. */
export const shouldOfferPasskey = async (client: Client): Promise<boolean> => {
  try {
    if (!("PublicKeyCredential" in window)) return false;
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
    return await (await import("./upgrade.ts")).wantsOffer(client);
  } catch {
    return false;
  }
};
