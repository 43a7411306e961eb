import { addPasskey as contract } from "@evolve/contracts/factors";
import { limits } from "@evolve/contracts/limits";
import { type Context, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { isOwnChallenge, useUpChallenge } from "./challenge.ts";
import { insertPasskey, listPasskeyRows } from "./passkey-repository.ts";
import { presentPasskey } from "./present-passkey.ts";
import { passkeyAlgorithms, relyingPartyOf } from "./relying-party.ts";

/** Keeps a new passkey of the caller, which must have verified them while it was made. */
export const addPasskey = operation(contract, async (context) => {
  const { actor, body, http, services, now, write } = context;
  const { tenantId, userId } = actor;
  const made = await verify(context);
  const row = { ...made, id: newId(), userId, name: body.name, createdAt: now };
  await write(async (tx) => {
    const count = (await listPasskeyRows(tx, tenantId, userId)).length;
    if (count >= limits.passkeysPerUser) refuse("passkeyRefused", { reason: "too many passkeys" });
    const isNew = await insertPasskey(tx, tenantId, row);
    if (!isNew) refuse("passkeyRefused", { reason: "this passkey is known already" });
    await recordEvent(tx, { tenantId, at: now, action: "user.passkey-added", actorId: userId, targetId: row.id });
    await sendNotice(services, tx, http, actor, "passkeyAdded", { name: body.name });
  });
  return { passkey: presentPasskey({ ...row, lastUsedAt: null }) };
});

const verify = async ({ actor, body, http, services }: Context<typeof contract>) => {
  // It takes long to load, and a node that starts has no use for it yet.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const rp = relyingPartyOf(services, http);
  const { credential: given } = body;
  let challenge = "";
  const result = await verifyRegistrationResponse({
    response: {
      id: given.id,
      rawId: given.rawId,
      type: given.type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: given.response.clientDataJSON,
        attestationObject: given.response.attestationObject,
      },
    },
    expectedChallenge: (text) => {
      challenge = text;
      return isOwnChallenge(services, http, text, `new ${actor.userId}`);
    },
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch((error: unknown) => refuse("passkeyRefused", { reason: (error as Error).message }));
  if (!result.verified) return refuse("passkeyRefused", { reason: "the attestation does not hold" });
  if (!(await useUpChallenge(services, challenge)))
    refuse("passkeyRefused", { reason: "the challenge was used before" });
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: given.response.transports ?? [],
    isSynced: credentialBackedUp,
    rpId: rp.id,
  };
};
