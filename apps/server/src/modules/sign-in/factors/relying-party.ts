import type { FastifyRequest } from "fastify";
import { isHttps } from "../../../config/index.ts";
import type { Services } from "../../../core/services.ts";

/**
 * Who a passkey is for: the host that the browser has open. A passkey is bound to it by the browser, so naming another host
 * in a request finds no passkey that would answer.
 */
export const relyingPartyOf = ({ config }: Services, http: FastifyRequest): { id: string; origin: string } => {
  const protocol = isHttps(config) ? "https" : http.protocol;
  return { id: http.hostname, origin: `${protocol}://${http.host}` };
};

/** COSE: EdDSA, ES256, RS256, in the order that we would rather have them. */
export const passkeyAlgorithms = [-8, -7, -257];

/** The user handle of a passkey: tenant and user, so that it leads to its owner without a name. It says nothing to anybody else. */
export const handleOf = (tenantId: string, userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from((tenantId + userId).replaceAll("-", ""), "hex"));

export const readHandle = (handle: string): { tenantId: string; userId: string } | null => {
  const hex = Buffer.from(handle, "base64url").toString("hex");
  if (hex.length !== 64) return null;
  return { tenantId: asUuid(hex.slice(0, 32)), userId: asUuid(hex.slice(32)) };
};

const asUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
