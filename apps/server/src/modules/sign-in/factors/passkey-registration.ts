import { passkeyRegistration as contract } from "@evolve/contracts/factors";
import { operation } from "../../../core/operation.ts";
import { brandOfHost } from "../../directory/branding/index.ts";
import { findAddressee } from "../../platform/notices/index.ts";
import { makeChallenge } from "./challenge.ts";
import { listPasskeyRows } from "./passkey-repository.ts";
import { handleOf, passkeyAlgorithms, relyingPartyOf } from "./relying-party.ts";

const timeoutMs = 5 * 60_000;

/** What the browser needs to make a passkey that finds its owner without a name and always verifies them. */
export const passkeyRegistration = operation(contract, async ({ actor, http, reply, services, read }) => {
  const { tenantId, userId } = actor;
  const [{ profile }, { person, existing }] = await Promise.all([
    services.use(brandOfHost)(http.hostname),
    read(async (tx) => ({
      person: await findAddressee(tx, tenantId, userId),
      existing: await listPasskeyRows(tx, tenantId, userId),
    })),
  ]);
  const challenge = makeChallenge(services, http, reply, `new ${userId}`);
  return {
    challenge: Buffer.from(challenge).toString("base64url"),
    rp: { id: relyingPartyOf(services, http).id, name: profile?.brandName ?? "Evolve" },
    user: {
      id: Buffer.from(handleOf(tenantId, userId)).toString("base64url"),
      name: person.userName,
      displayName: person.fullName,
    },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: "public-key" as const })),
    timeout: timeoutMs,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: "public-key" as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
  };
});
