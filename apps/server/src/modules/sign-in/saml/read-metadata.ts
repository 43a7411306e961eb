import { readSamlMetadata as contract } from "@evolve/contracts/saml";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { sendOutgoing } from "../../../http/outgoing.ts";
import { parseMetadata } from "./parse-metadata.ts";
import { SamlRefusal } from "./saml-refusal.ts";

/** Reads an identity provider's metadata for the form of the settings. */
export const readSamlMetadata = operation(contract, async ({ actor, body, services, now }) => {
  const xml = "xml" in body ? body.xml : await fetchMetadata(services, actor.tenantId, body.url);
  try {
    return parseMetadata(xml, now);
  } catch (error) {
    if (!(error instanceof SamlRefusal)) throw error;
    return refuse("samlMetadata", { details: "unusable", reason: error.message });
  }
});

const fetchMetadata = async ({ config, limiter, log }: Services, tenantId: string, url: string): Promise<string> => {
  await limiter.take(`tenant ${tenantId}`, "metadata");
  const answer = await sendOutgoing(config, url, { method: "GET" }).catch((error: unknown) => {
    log.info({ tenantId, url, err: error }, "an identity provider's metadata could not be fetched");
    return null;
  });
  return answer?.status === 200 ? answer.body : refuse("samlMetadata", { details: "unreachable" });
};
