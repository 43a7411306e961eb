import type { LoginBanner } from "@evolve/contracts/tenants";
import { tenantToggles } from "@evolve/contracts/toggles";
import { LRUCache } from "lru-cache";
import { isHttps } from "../../../config/index.ts";
import { isAllowedUrl, isOwnPath } from "../../../http/allowed-hosts.ts";
import { defineService, type Services } from "../../../core/services.ts";
import { listToggles } from "../authorization/index.ts";
import { tenantOfHost } from "../directory/index.ts";
import { findTenant, shellSettingsOf } from "../tenants/index.ts";
import { findProfileAt, type TenantHost } from "./host-repository.ts";
import { lookOf } from "./look.ts";
import type { ProfileRow } from "./repository.ts";

/** What a host shows before sign-in. */
export interface HostBrand {
  tenantId: string | null;
  tenantName: string;
  /** Null means the default look: no profile, the default profile, or a trial licence. */
  profile: ProfileRow | null;
  loginBanner: LoginBanner | null;
  supportEmail: string;
  /** Empty where support is not reached by phone. */
  supportPhone: string;
  /** Where this host's redirects, frames and messages may go: the installation's list and the tenant's. */
  allowedDomains: readonly string[];
  /** The brand's page beside the sign-in form; empty when there is none or its host is not allowed. */
  marketingUrl: string;
  /** Whether people with an address of the tenant's mail domains may register themselves. */
  allowsSignUp: boolean;
}

const rememberMs = 30_000;
const remembered = 1_000;

const createBrandOfHost = (services: Services): ((host: string) => Promise<HostBrand>) => {
  const { bus, config, database } = services;
  const known = new LRUCache<string, HostBrand>({ max: remembered, ttl: rememberMs });
  bus.subscribe((message) => {
    if (message.kind === "tenant-changed" || message.kind === "messages-lost") known.clear();
  });
  const nobody: HostBrand = {
    tenantId: null,
    tenantName: "",
    profile: null,
    loginBanner: null,
    supportEmail: config.supportEmail,
    supportPhone: config.shellSettings.trialSupportPhone,
    allowedDomains: config.allowedDomains,
    marketingUrl: "",
    allowsSignUp: false,
  };
  return async (host) => {
    const key = host.toLowerCase();
    const found = bus.connected ? known.get(key) : undefined;
    if (found) return found;
    const tenantId = await tenantOfHost(database.system, key);
    const brand = tenantId ? await brandAt(services, { tenantId, host: key }) : nobody;
    known.set(key, brand);
    return brand;
  };
};

/** Finds a host's brand, cached until a message says that a tenant changed. */
export const brandOfHost = defineService("the brand of a host", createBrandOfHost);

const brandAt = ({ config, database }: Services, at: TenantHost): Promise<HostBrand> =>
  database.readTenant(at.tenantId, async (tx) => {
    const { tenantId } = at;
    const tenant = await findTenant(tx, tenantId);
    const toggles = await listToggles(tx, tenantId);
    const profile = await findProfileAt(tx, at);
    const look = lookOf(tenant, profile);
    const allowedDomains = [...config.allowedDomains, ...tenant.allowedDomains];
    const systemEmail = profile?.systemEmail ?? "";
    const marketingUrl = look?.marketingUrl ?? "";
    return {
      tenantId,
      tenantName: tenant.name,
      profile: look,
      loginBanner: tenant.loginBanner,
      supportEmail: systemEmail === "" ? (tenant.supportEmail ?? config.supportEmail) : systemEmail,
      supportPhone: shellSettingsOf(tenant, config).supportPhone,
      allowedDomains,
      marketingUrl:
        isOwnPath(marketingUrl) || isAllowedUrl(marketingUrl, allowedDomains, isHttps(config)) ? marketingUrl : "",
      allowsSignUp: toggles.includes(tenantToggles.selfRegistration),
    };
  });
