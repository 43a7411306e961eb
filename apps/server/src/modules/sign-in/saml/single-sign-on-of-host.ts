import { LRUCache } from "lru-cache";
import { defineService, type Services } from "../../../core/services.ts";
import { tenantOfHost } from "../../directory/directory/index.ts";
import { findSettings } from "./settings-repository.ts";

/** What a sign-in page offers of single sign-on. */
export interface SingleSignOn {
  tenantId: string;
  /** Whether the page asks the identity provider, in a hidden frame, if it knows the person. */
  looksForSession: boolean;
}

const rememberMs = 30_000;
const remembered = 1_000;

const createSingleSignOnOfHost = (services: Services): ((host: string) => Promise<SingleSignOn | null>) => {
  const { bus, database } = services;
  const known = new LRUCache<string, { found: SingleSignOn | null }>({ max: remembered, ttl: rememberMs });
  bus.subscribe((message) => {
    if (message.kind === "tenant-changed" || message.kind === "messages-lost") known.clear();
  });
  return async (host) => {
    const key = host.toLowerCase();
    const kept = bus.connected ? known.get(key) : undefined;
    if (kept) return kept.found;
    const tenantId = await tenantOfHost(database.system, key);
    const settings = tenantId && (await database.readTenant(tenantId, (tx) => findSettings(tx, tenantId)));
    const found =
      tenantId && settings && settings.enabled ? { tenantId, looksForSession: settings.lookForSession } : null;
    known.set(key, { found });
    return found;
  };
};

/** Finds whether a host's tenant has single sign-on, remembered until a message says that a tenant changed. */
export const singleSignOnOfHost = defineService("single sign-on of a host", createSingleSignOnOfHost);
