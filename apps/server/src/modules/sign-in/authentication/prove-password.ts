import type { FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { nobodyId } from "../../../ids.ts";
import { findTenantPolicy, type TenantPolicy } from "../../directory/credentials/index.ts";
import { deviceIdOf, isKnownDevice } from "../devices/index.ts";
import { findByName } from "../../directory/directory/index.ts";
import { chargeGuess, clearCount, findCount, type FailureBucket, failureBucketOf } from "./failure-bucket.ts";
import { findPerson, type SignInPerson } from "./repository.ts";

export interface ProvenPassword {
  readonly person: SignInPerson;
  readonly policy: TenantPolicy;
  /** Where their wrong guesses are counted. */
  readonly bucket: FailureBucket;
  /** Refuses although the password is right, and counts it as a wrong guess. */
  readonly fail: (error: "wrongCredentials" | "invalidTotp") => Promise<never>;
  /** Forgets the wrong guesses before. */
  readonly clearFailedAttempts: () => Promise<void>;
}

/**
 * Proves that somebody knows the password of a name. A stranger's answer is the same, after the same work, for an unknown
 * name, a user without a password and a wrong one. Wrong guesses count against the account's bucket and the address.
 */
export const provePassword = async (
  services: Services,
  offered: { userName: string; password: string },
  http: FastifyRequest,
): Promise<ProvenPassword> => {
  const { limiter, passwords } = services;
  const device = deviceIdOf(services, http);
  // Without a device cookie the request is refused before anything is looked up.
  const admitted = device === null ? await limiter.admitGuess(http.ip) : null;
  const { person, policy, bucket } = await lookUp(services, offered.userName, http, device);
  const stillAdmitted = admitted ?? (await limiter.admitGuess(bucket.source));
  const right = await passwords.matches(person?.passwordHash ?? null, offered.password);
  // After the hash: of a burst of guesses, those that waited behind the lock's last one are refused by it, and those behind
  // their address's last one too.
  await stillAdmitted();
  const failures = await findCount(services, bucket.password);

  const fail: ProvenPassword["fail"] = async (error) => {
    await chargeGuess(services, bucket, error === "invalidTotp" ? "code" : "password", person);
    return refuse(error);
  };
  if (failures?.locked) {
    await limiter.charge(bucket.source);
    return refuse("accountLocked");
  }
  if (!right || !person) return fail("wrongCredentials");
  return {
    person,
    policy,
    bucket,
    fail,
    clearFailedAttempts: async () => {
      if (failures) await clearCount(services, bucket.password);
    },
  };
};

/** For an unknown name the same reads are made, so that their time tells nothing. */
const lookUp = async (services: Services, userName: string, http: FastifyRequest, device: string | null) => {
  const { database } = services;
  const entry = await findByName(database.system, userName);
  const { tenantId, userId } = entry ?? { tenantId: nobodyId, userId: nobodyId };
  return database.readTenant(tenantId, async (tx) => {
    const [person, policy, isKnown] = await Promise.all([
      findPerson(tx, tenantId, userId),
      findTenantPolicy(tx, tenantId),
      device !== null && isKnownDevice(tx, tenantId, userId, device),
    ]);
    return { person, policy, bucket: failureBucketOf(services, http, userName, entry, isKnown ? device : null) };
  });
};
