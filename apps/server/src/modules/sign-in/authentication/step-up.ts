import * as contract from "@evolve/contracts/proofs";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Context, operation } from "../../../core/operation.ts";
import type { Actor } from "../../../core/actor.ts";
import { defineService, type Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { deviceIdOf, isKnownDevice } from "../devices/index.ts";
import { type Proof, provePasskey, readFactorState } from "../factors/index.ts";
import { type AuthenticationMethod, renewSession, setSessionCookie } from "../sessions/index.ts";
import { chargeGuess, clearCount, findCount, failureBucketOf } from "./failure-bucket.ts";
import { findPerson, type SignInPerson } from "./repository.ts";
import { checkSecondFactor } from "./second-factor.ts";

interface Proven {
  methods: AuthenticationMethod[];
  proof: Proof | null;
}

/** Takes the code of a single sign-on as proof that the session's own user signed in once more. */
export type ProveBySso = (code: string, http: FastifyRequest, reply: FastifyReply, actor: Actor) => Promise<Proof>;

export const proofsOfSingleSignOn = defineService<ProveBySso>("proofs of single sign-on");

/**
 * Proves again who uses a session, as strongly as a sign-in would: a passkey, the password and whatever belongs to it, or
 * the identity provider's word. Tokens and cookie of the session are replaced, so that a copy of them that somebody has is worth nothing.
 */
export const stepUp = operation(contract.stepUp, async ({ actor, body, http, reply, services, read, write, now }) => {
  const { config } = services;
  const { tenantId, userId, sessionId } = actor;
  const person = (await read((tx) => findPerson(tx, tenantId, userId))) ?? refuse("signedOut");
  const prove = async (): Promise<Proven> => {
    if (body.ssoCode !== undefined) {
      const proven = await services.use(proofsOfSingleSignOn)(body.ssoCode, http, reply, actor);
      return { methods: [proven.method], proof: proven };
    }
    return body.passkey && body.password === undefined
      ? byPasskey(services, http, actor, body.passkey)
      : byPassword(services, http, actor, person, body);
  };
  const { methods, proof } = await prove();
  const renewed = await write(async (tx) => {
    if (proof && !(await proof.consume(tx))) refuse(proof.method === "otp" ? "invalidTotp" : "passkeyRefused");
    const at = now;
    const details = { methods: methods.join(" ") };
    await recordEvent(tx, {
      tenantId,
      at,
      action: "session.stepped-up",
      actorId: userId,
      targetId: sessionId,
      details,
    });
    return renewSession(services, tx, actor, methods);
  });
  setSessionCookie(config, reply, renewed.cookieSecret);
  return renewed.tokens;
});

const byPasskey = async (
  services: Services,
  http: FastifyRequest,
  owner: Actor,
  passkey: NonNullable<Context<typeof contract.stepUp>["body"]["passkey"]>,
): Promise<Proven> => {
  const { limiter } = services;
  await limiter.admit(http.ip, "passkeys");
  const proof = await provePasskey(services, http, passkey, { alone: true, owner });
  if (proof) return { methods: [proof.method], proof };
  await limiter.charge(http.ip, "passkeys");
  return refuse("passkeyRefused");
};

/** Guesses count as they do at sign-in: a stolen session is no way around the lock. */
const byPassword = async (
  services: Services,
  http: FastifyRequest,
  { tenantId, userId }: Actor,
  person: SignInPerson,
  body: Context<typeof contract.stepUp>["body"],
): Promise<Proven> => {
  // There is no password to guess, so nothing is counted.
  if (person.saml || person.passwordHash === null) return refuse("samlUser");
  const device = deviceIdOf(services, http);
  const isKnown =
    device !== null &&
    (await services.database.readTenant(tenantId, (tx) => isKnownDevice(tx, tenantId, userId, device)));
  const bucket = failureBucketOf(services, http, "", person, isKnown ? device : null);
  const stillAdmitted = await services.limiter.admitGuess(bucket.source);
  const isRight = await services.passwords.matches(person.passwordHash, body.password ?? "");
  await stillAdmitted();
  const failures = await findCount(services, bucket.password);
  if (failures?.locked) refuse("accountLocked");
  if (!isRight) {
    await chargeGuess(services, bucket, "password", person);
    return refuse("wrongCredentials");
  }
  const { passkeys } = await services.database.readTenant(tenantId, (tx) => readFactorState(tx, tenantId, userId));
  // Users without a factor that the tenant requires enrol one at their next sign-in, not here.
  const hasNone = !person.totpSecret && passkeys === 0;
  const needed = hasNone ? { ...person, mfaRequired: false } : person;
  const second = await checkSecondFactor(services, http, needed, body, bucket);
  await Promise.all([failures && clearCount(services, bucket.password), second && clearCount(services, bucket.code)]);
  return { methods: second ? ["pwd", second.proof.method] : ["pwd"], proof: second?.proof ?? null };
};
