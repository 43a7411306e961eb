import { isUuid } from "@evolve/contracts/uuid";
import type { Services } from "../../../core/services.ts";

/** What an identity provider must know of us; each tenant is a service provider of its own. */
export interface ServiceAddresses {
  entityId: string;
  metadataUrl: string;
  assertionConsumerUrl: string;
  logoutUrl: string;
}

export const bindingPath = "/public/authentication/v1/saml";

export const addressesOf = ({ config }: Pick<Services, "config">, tenantId: string): ServiceAddresses => {
  const base = `${config.publicUrl ?? ""}${bindingPath}/${tenantId}`;
  return {
    entityId: `${base}/metadata`,
    metadataUrl: `${base}/metadata`,
    assertionConsumerUrl: `${base}/acs`,
    logoutUrl: `${base}/slo`,
  };
};

/** Whether a text of an address can be a tenant's id at all. */
export const isTenantId = (text: string | undefined): text is string => isUuid(text ?? "");

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/** Whether people may be sent to an address of an identity provider: https, or http on this machine; no credentials in it. */
export const isUsableAddress = (text: string): boolean => {
  const url = URL.parse(text);
  if (url?.username !== "" || url.password !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && localHosts.test(url.hostname));
};
