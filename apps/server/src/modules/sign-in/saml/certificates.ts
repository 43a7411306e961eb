import { X509Certificate } from "node:crypto";
import { secondsOf } from "../../../clock.ts";

/** What a certificate says of itself. */
export interface CertificateDetails {
  subject: string;
  fingerprint: string;
  validFrom: Date;
  validTo: Date;
  state: "valid" | "notYet" | "soon" | "ended";
}

export const daysBeforeEnd = 30;
const day = 24 * 60 * 60;
const leastBits = 2048;

/** Reads a certificate in PEM form. Null when it is none. */
export const readCertificate = (pem: string): X509Certificate | null => {
  try {
    return new X509Certificate(pem.trim());
  } catch {
    return null;
  }
};

/** The certificate alone, in the usual PEM form, whatever stood around it. */
export const normalCertificate = (certificate: X509Certificate): string => certificate.toString().trim();

export const detailsOf = (certificate: X509Certificate, now: Date): CertificateDetails => {
  const validFrom = new Date(certificate.validFrom);
  const validTo = new Date(certificate.validTo);
  return {
    subject: certificate.subject.replaceAll("\n", ", "),
    fingerprint: certificate.fingerprint256,
    validFrom,
    validTo,
    state: stateOf(validFrom, validTo, now),
  };
};

const stateOf = (validFrom: Date, validTo: Date, now: Date): CertificateDetails["state"] => {
  if (validTo <= now) return "ended";
  if (validFrom > now) return "notYet";
  return secondsOf(validTo) - secondsOf(now) <= daysBeforeEnd * day ? "soon" : "valid";
};

/** Why a certificate is not taken up; null when it is. */
export const faultOf = (pem: string, now: Date): "certificate" | "certificateEnded" | "certificateWeak" | null => {
  const certificate = readCertificate(pem);
  if (!certificate) return "certificate";
  if (new Date(certificate.validTo) <= now) return "certificateEnded";
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  if (asymmetricKeyType !== "rsa") return "certificateWeak";
  return (asymmetricKeyDetails?.modulusLength ?? 0) < leastBits ? "certificateWeak" : null;
};
