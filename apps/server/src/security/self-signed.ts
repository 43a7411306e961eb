import { plusSeconds } from "../clock.ts";

/** A key pair in PEM form with its self-signed certificate, as SAML's metadata wants one. */
export interface SelfSigned {
  certificate: string;
  privateKey: string;
  expiresAt: Date;
}

const validSeconds = 3 * 365 * 24 * 60 * 60;
const algorithm = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Makes an RSA pair of 2048 bits and its certificate (X.509 v3, SHA-256), good for three years. */
export const makeSelfSigned = async (commonName: string, now: Date): Promise<SelfSigned> => {
  // Certificates are made rarely, and the library takes long to load. It needs the metadata of decorators.
  await import("reflect-metadata");
  const { PemConverter, X509CertificateGenerator } = await import("@peculiar/x509");
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const expiresAt = plusSeconds(now, validSeconds);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [commonName] }],
    notBefore: now,
    notAfter: expiresAt,
    signingAlgorithm: algorithm,
    keys,
  });
  return {
    certificate: certificate.toString("pem"),
    privateKey: PemConverter.encode(await crypto.subtle.exportKey("pkcs8", keys.privateKey), "PRIVATE KEY"),
    expiresAt,
  };
};
