import type { Services } from "../../core/services.ts";
import { makeSelfSigned } from "../../security/self-signed.ts";
import type { KeyPair } from "../../modules/sign-in/saml/index.ts";
import { keepKey } from "./repository.ts";

const purpose = "demo identity provider";

/** The key pair of this installation's demo identity provider, created on first use. */
export const providerKey = async ({ clock, config, database, secrets }: Services): Promise<KeyPair> => {
  if (!config.demo) throw new Error("there is a demo identity provider under DEMO alone");
  const { certificate, privateKey } = await keepKey(database, async () => {
    const made = await makeSelfSigned("Evolve demo identity provider", clock.now());
    return { certificate: made.certificate.trim(), privateKey: secrets.seal(made.privateKey, purpose) };
  });
  return { certificate, privateKey: secrets.open(privateKey, purpose) };
};

export const providerPath = "/demo/identity-provider";

/** The demo identity provider's entity id, which is also its page's address. */
export const providerUrl = ({ config }: Pick<Services, "config">): string => `${config.publicUrl ?? ""}${providerPath}`;
