import { plusSeconds } from "../clock.ts";

/** A key pair in PEM format with a self-signed certificate, as SAML metadata requires. */
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

/** Makes a 2048-bit RSA pair and its certificate (X.509 v3, SHA-256), valid for three years. */
export const makeSelfSigned = async (commonName: string, now: Date): Promise<SelfSigned> => {
  // Loaded on demand, since certificates are rarely made and the library is slow to load. It needs decorator metadata.
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
