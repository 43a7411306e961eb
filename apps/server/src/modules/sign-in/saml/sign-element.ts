import { SignedXml } from "xml-crypto";

/** In PEM form. */
export interface KeyPair {
  certificate: string;
  privateKey: string;
}

const exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#";

interface Algorithms {
  signature: string;
  digest: string;
}
const sha256: Algorithms = {
  signature: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  digest: "http://www.w3.org/2001/04/xmlenc#sha256",
};

/** Signs the element with this id, the signature behind its issuer as the schema wants it. */
export const signElement = (xml: string, id: string, key: KeyPair, algorithms = sha256): string => {
  const element = `//*[@ID="${id}"]`;
  const signed = new SignedXml({
    privateKey: key.privateKey,
    publicCert: key.certificate,
    canonicalizationAlgorithm: exclusive,
    signatureAlgorithm: algorithms.signature,
  });
  signed.addReference({
    xpath: element,
    transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", exclusive],
    digestAlgorithm: algorithms.digest,
  });
  const location = { reference: `${element}/*[local-name()="Issuer"]`, action: "after" as const };
  signed.computeSignature(xml, { prefix: "ds", location });
  return signed.getSignedXml();
};
