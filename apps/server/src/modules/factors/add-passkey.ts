import type { CallAnswer } from "@evolve/contracts/call";
import type { addPasskey as contract } from "@evolve/contracts/factors";
import { limits } from "@evolve/contracts/limits";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { newId } from "../../ids.ts";
import { recordEvent } from "../audit/index.ts";
import { announceMail } from "../mail/index.ts";
import { sendNotice } from "../notices/index.ts";
import { isOwnChallenge, useUpChallenge } from "./challenge.ts";
import { insertPasskey, listPasskeyRows } from "./passkey-repository.ts";
import { presentPasskey } from "./present-passkey.ts";
import { passkeyAlgorithms, relyingPartyOf } from "./relying-party.ts";

type Call = typeof contract;

/** Keeps a new passkey of the caller, which must have verified them while it was made. */
export const addPasskey =
  (services: Services) =>
  async (request: Request<Call>): Promise<CallAnswer<Call>> => {
    const { actor, body, http } = request;
    const { tenantId, userId } = actor;
    const made = await verify(services, request);
    const now = services.clock.now();
    const row = { ...made, id: newId(), userId, name: body.name, createdAt: now };
    await services.database.withTenant(tenantId, async (tx) => {
      const count = (await listPasskeyRows(tx, tenantId, userId)).length;
      if (count >= limits.passkeysPerUser) refuse("passkeyRefused", { reason: "too many passkeys" });
      const isNew = await insertPasskey(tx, tenantId, row);
      if (!isNew) refuse("passkeyRefused", { reason: "this passkey is known already" });
      await recordEvent(tx, { tenantId, at: now, action: "user.passkey-added", actorId: userId, targetId: row.id });
      await sendNotice(services, tx, http, actor, "passkeyAdded", { name: body.name });
    });
    await announceMail(services);
    return { passkey: presentPasskey({ ...row, lastUsedAt: null }) };
  };

const verify = async (services: Services, { actor, body, http }: Request<Call>) => {
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
