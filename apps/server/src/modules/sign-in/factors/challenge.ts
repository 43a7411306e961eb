import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { readServerCookie, serverCookie, serverCookieName } from "../../../http/server-cookie.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { spendChallenge } from "./passkey-repository.ts";

/** What a challenge is good for: a passkey as the only proof, beside another one, or a new passkey of this user. */
export type ChallengePurpose = "alone" | "beside" | `new ${string}`;

const cookie = "passkey_browser";
const seconds = 10 * 60;
const nonceBytes = 16;
const expiryBytes = 6;

/**
 * A challenge proves itself: a nonce, when it expires and a mac over both, the purpose and a secret of this browser's cookie.
 * So nothing is stored for a caller who merely asks, and two tabs do not take each other's challenge away.
 */
export const makeChallenge = (
  services: Services,
  http: FastifyRequest,
  reply: FastifyReply,
  purpose: ChallengePurpose,
): Uint8Array<ArrayBuffer> => {
  const { config } = services;
  const browser = readServerCookie(config, http, cookie) ?? randomSecret();
  void reply.setCookie(serverCookieName(config, cookie), browser, serverCookie(config));
  const head = Buffer.alloc(nonceBytes + expiryBytes);
  randomBytes(nonceBytes).copy(head);
  head.writeUIntBE(secondsOf(services.clock.now()) + seconds, nonceBytes, expiryBytes);
  return new Uint8Array(Buffer.concat([head, macOf(services, head, browser, purpose)]));
};

/** Whether a challenge, in base64url, was made for this browser and purpose and is still good. */
export const isOwnChallenge = (
  services: Services,
  http: FastifyRequest,
  challenge: string,
  purpose: ChallengePurpose,
): boolean => {
  const bytes = Buffer.from(challenge, "base64url");
  const browser = readServerCookie(services.config, http, cookie);
  if (!browser || bytes.length !== nonceBytes + expiryBytes + 32) return false;
  const head = bytes.subarray(0, nonceBytes + expiryBytes);
  const isGenuine = timingSafeEqual(bytes.subarray(head.length), macOf(services, head, browser, purpose));
  return isGenuine && expiryOf(head) > secondsOf(services.clock.now());
};

/** Uses a challenge up, on all nodes. False when it was used before. */
export const useUpChallenge = ({ database }: Services, challenge: string): Promise<boolean> => {
  const expiry = expiryOf(Buffer.from(challenge, "base64url"));
  return spendChallenge(database.system, digestOf(challenge), new Date(expiry * 1000));
};

const expiryOf = (head: Buffer): number => head.readUIntBE(nonceBytes, expiryBytes);

const macOf = ({ secrets }: Services, head: Buffer, browser: string, purpose: ChallengePurpose): Buffer =>
  secrets.mac(
    `${head.toString("base64url")}.${digestOf(browser).toString("base64url")}.${purpose}`,
    "passkey challenge",
  );
