import { generateKeyPair, randomBytes, sign } from "node:crypto";
import { promisify } from "node:util";
import { plusSeconds } from "../clock.ts";

/** A key pair in PEM form, with a certificate that vouches for itself, as SAML's metadata wants one. */
export interface SelfSigned {
  certificate: string;
  privateKey: string;
  expiresAt: Date;
}

const validSeconds = 3 * 365 * 24 * 60 * 60;

/** Makes an RSA pair of 2048 bits and its certificate (X.509 v3, SHA-256), good for three years. */
export const makeSelfSigned = async (commonName: string, now: Date): Promise<SelfSigned> => {
  const pair = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const expiresAt = plusSeconds(now, validSeconds);
  const name = sequence(der(0x31, sequence(commonNameId, der(0x0c, Buffer.from(commonName)))));
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    sha256WithRsa,
    name,
    sequence(time(now), time(expiresAt)),
    name,
    pair.publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", content, pair.privateKey)]));
  return {
    certificate: pemOf("CERTIFICATE", sequence(content, sha256WithRsa, signature)),
    privateKey: pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    expiresAt,
  };
};

/** A value with its tag and length (X.690, distinguished encoding). */
const der = (tag: number, content: Buffer): Buffer => {
  const { length } = content;
  const long = [...Buffer.from(length.toString(16).padStart(4, "0"), "hex")].slice(length < 256 ? 1 : 0);
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : [0x80 + long.length, ...long])]), content]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const integer = (bytes: Buffer): Buffer => der(0x02, bytes);
/** UTCTime, in whole seconds. */
const time = (date: Date): Buffer => der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, "").slice(2, 14)}Z`));
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));

/** 2.5.4.3 and 1.2.840.113549.1.1.11. */
const commonNameId = objectId("550403");
const sha256WithRsa = sequence(objectId("2a864886f70d01010b"), Buffer.from([0x05, 0x00]));

const pemOf = (label: string, content: Buffer): string =>
  [
    `-----BEGIN ${label}-----`,
    ...(content.toString("base64").match(/.{1,64}/g) ?? []),
    `-----END ${label}-----`,
    "",
  ].join("\n");
