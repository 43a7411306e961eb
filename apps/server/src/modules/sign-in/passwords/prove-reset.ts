import type { CallParsed } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/passwords";
import type { FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { networkOf } from "../../../http/network.ts";
import { nobodyId } from "../../../ids.ts";
import { type Chooser, findChooser } from "../../directory/credentials/index.ts";
import { nameKey } from "../../directory/directory/index.ts";
import { deviceIdOf, isKnownDevice } from "../devices/index.ts";
import {
  type Attempt,
  bearsLinkAttempt,
  countAttempt,
  findNewestByName,
  findReset,
  isCode,
  isCodeOf,
  isSecretOf,
  parseResetToken,
  resetNameHash,
  type ResetRow,
} from "../password-resets/index.ts";

type Given = Pick<
  CallParsed<typeof contract.resetPassword>["body"],
  "email" | "userName" | "token" | "confirmationCode"
>;

export interface ProvenReset {
  readonly person: Chooser;
  readonly id: string;
  /** What the try was counted by. */
  readonly attempt: Attempt;
  /** Refuses as what is late, spent or replaced. */
  readonly refuseLate: () => never;
}

/**
 * Proves that somebody has read a reset's mail, by the token of its link or by its code, and counts the try. An unknown name is
 * answered like a known one whose mail was not read.
 */
export const proveReset = (services: Services, given: Given, http: FastifyRequest): Promise<ProvenReset> =>
  given.token === undefined ? proveCode(services, given, http) : proveToken(services, given, given.token, http.ip);

/**
 * The owner's known devices have tries of their own, which strangers cannot use up. For an unknown name the same reads are made,
 * so that their time tells nothing.
 */
const attemptOf = async (services: Services, row: ResetRow | null, http: FastifyRequest): Promise<Attempt> => {
  const { database, secrets } = services;
  const device = deviceIdOf(services, http);
  const [tenantId, userId] = [row?.tenantId ?? nobodyId, row?.userId ?? nobodyId];
  const isKnown =
    device !== null && (await database.readTenant(tenantId, (tx) => isKnownDevice(tx, tenantId, userId, device)));
  if (isKnown) return { kind: "device_attempts" };
  return { kind: "attempts", source: secrets.mac(networkOf(http.ip), "reset attempts").toString("base64url") };
};

const proveCode = async (services: Services, given: Given, http: FastifyRequest): Promise<ProvenReset> => {
  const { clock, database, limiter, secrets } = services;
  const name = given.userName ?? given.email;
  const code = given.confirmationCode ?? "";
  if (name === undefined || !isCode(code))
    return refuse("invalidParameters", { details: "InvalidParameterException", reason: "no name or no code" });
  const refuseLate = () => refuse("verificationCodeInvalid", { details: "ExpiredCodeException" });
  const row = await findNewestByName(database.system, resetNameHash(services, name));
  const attempt = await attemptOf(services, row, http);
  const counted = row !== null && (await countAttempt(database.system, row.id, attempt, clock.now()));
  const isRight = counted && isCodeOf(secrets, row, code);
  const person = isRight ? await personOf(services, row) : null;
  if (person) return { id: row?.id ?? "", attempt, person, refuseLate };
  await limiter.charge(http.ip, "resets");
  return counted && !isRight ? refuse("verificationCodeInvalid", { details: "CodeMismatchException" }) : refuseLate();
};

const proveToken = async (services: Services, given: Given, text: string, address: string): Promise<ProvenReset> => {
  const { clock, database, limiter } = services;
  const refuseLate = () => refuse("passwordTokenInvalid");
  const found = await personOfToken(services, given, text);
  const attempt: Attempt = { kind: "link_attempts" };
  if (found && (await countAttempt(database.system, found.id, attempt, clock.now())))
    return { ...found, attempt, refuseLate };
  await limiter.charge(address, "resets");
  return refuseLate();
};

/** Whose a link's token is, late or not, if it is of this link and names the same person. */
export const personOfToken = async (
  services: Services,
  given: Pick<Given, "email" | "userName">,
  text: string,
): Promise<{ id: string; row: ResetRow; person: Chooser } | null> => {
  const token = parseResetToken(text);
  const row = token && (await findReset(services.database.system, token.id));
  if (!row || !isSecretOf(row, token.secret)) return null;
  const person = await personOf(services, row);
  if (!person || !isFor(person, given)) return null;
  return { id: row.id, row, person };
};

/** Whether a request may still be used. */
export const isUsable = (row: ResetRow, now: Date): boolean =>
  row.usedAt === null && row.expiresAt > now && bearsLinkAttempt(row);

const isFor = (person: Chooser, given: Pick<Given, "email" | "userName">): boolean =>
  (given.email === undefined || nameKey(given.email) === nameKey(person.email)) &&
  (given.userName === undefined || nameKey(given.userName) === nameKey(person.userName));

/** The person of a request, while they may still reset. */
const personOf = async ({ database }: Services, row: ResetRow): Promise<Chooser | null> => {
  const { tenantId, userId } = row;
  if (tenantId === null || userId === null) return null;
  const person = await database.readTenant(tenantId, (tx) => findChooser(tx, tenantId, userId));
  const may = person?.status === "ACTIVE" && !person.saml && !person.lockedDown && person.tenantActive;
  return may ? person : null;
};
