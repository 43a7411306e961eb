import type { Assertion } from "@evolve/contracts/passkey";
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Services } from "../../../core/services.ts";
import { isOwnChallenge, useUpChallenge } from "./challenge.ts";
import { findPasskey, notePasskeyUse, type PasskeyRow } from "./passkey-repository.ts";
import type { Owner, Proof } from "./proof.ts";
import { readHandle, relyingPartyOf } from "./relying-party.ts";

type Given = z.output<typeof Assertion>;

/**
 * Checks a passkey. Alone it must have verified its owner; beside a password it may just be there. Null for whatever is
 * wrong with it: nothing tells whether anybody has it.
 */
export const provePasskey = async (
  services: Services,
  http: FastifyRequest,
  given: Given,
  use: { alone: boolean; owner?: Owner },
): Promise<Proof | null> => {
  const handle = given.response.userHandle ? readHandle(given.response.userHandle) : null;
  const owner = use.owner ?? handle;
  if (!owner || (handle && (handle.userId !== owner.userId || handle.tenantId !== owner.tenantId))) return null;
  const { tenantId, userId } = owner;
  const passkey = await services.database.readTenant(tenantId, (tx) => findPasskey(tx, tenantId, given.id));
  if (passkey?.userId !== userId) return null;
  const seen = await verify(services, http, given, passkey, use.alone);
  if (!seen || !(await useUpChallenge(services, seen.challenge))) return null;
  return {
    tenantId,
    userId,
    // What several devices share is not bound to hardware (RFC 8176).
    method: seen.isSynced ? "swk" : "hwk",
    consume: (tx) => notePasskeyUse(tx, tenantId, passkey.id, { ...seen, now: services.clock.now() }),
  };
};

const verify = async (
  services: Services,
  http: FastifyRequest,
  given: Given,
  passkey: PasskeyRow,
  alone: boolean,
): Promise<{ challenge: string; signCount: number; isSynced: boolean } | null> => {
  // It takes long to load, and a node that starts has no use for it yet.
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const rp = relyingPartyOf(services, http);
  let challenge = "";
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: given.id,
        rawId: given.rawId,
        type: given.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: given.response.clientDataJSON,
          authenticatorData: given.response.authenticatorData,
          signature: given.response.signature,
        },
      },
      expectedChallenge: (text) => {
        challenge = text;
        return isOwnChallenge(services, http, text, alone ? "alone" : "beside");
      },
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: alone,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
      },
    });
    if (!verified) return null;
    return { challenge, signCount: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  } catch (error) {
    // The library throws for every fault, a counter that has gone back among them.
    services.log.info({ passkeyId: passkey.id, reason: (error as Error).message }, "a passkey was refused");
    return null;
  }
};
