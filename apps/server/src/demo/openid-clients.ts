import type { Services } from "../core/services.ts";
import { randomSecret } from "../security/secrets.ts";
import { type NewClient, secretHashOf } from "../modules/sign-in/openid/index.ts";

const origins = ["http://localhost:9090", "http://127.0.0.1:9090"];
const at = (path: string): string[] => origins.map((origin) => origin + path);

/** Clients that Acme's administrator has registered. */
export const acmeClients = (services: Pick<Services, "secrets">, tenantId: string): NewClient[] => {
  const addresses = { firstParty: false, frontchannelLogoutUris: [], backchannelLogoutUris: [] };
  return [
    {
      ...addresses,
      tenantId,
      id: "acme-learning",
      name: "Learning portal",
      secretHash: secretHashOf(services, randomSecret()),
      redirectUris: ["https://learning.acme.test/sign-in/callback"],
      postLogoutRedirectUris: ["https://learning.acme.test/"],
    },
    {
      ...addresses,
      tenantId,
      id: "acme-canteen",
      name: "Canteen",
      secretHash: null,
      redirectUris: ["https://canteen.acme.test/callback"],
      postLogoutRedirectUris: [],
    },
  ];
};

/** Clients to try the provider with: one in a browser, one with a client secret, and a device. */
export const demoClients = (services: Pick<Services, "secrets">): NewClient[] => {
  const addresses = {
    firstParty: true,
    redirectUris: at("/callback"),
    postLogoutRedirectUris: at("/post_logout_redirect"),
    frontchannelLogoutUris: at("/frontchannel_logout"),
    backchannelLogoutUris: at("/backchannel_logout"),
  };
  return [
    { ...addresses, id: "demo-app", name: "Demo App", secretHash: null },
    {
      ...addresses,
      id: "demo-service",
      name: "Demo Service",
      secretHash: secretHashOf(services, "demo-service-secret"),
    },
    {
      id: "demo-device",
      name: "Demo Wallboard",
      secretHash: null,
      firstParty: false,
      redirectUris: [],
      postLogoutRedirectUris: [],
      frontchannelLogoutUris: [],
      backchannelLogoutUris: [],
      grantTypes: ["urn:ietf:params:oauth:grant-type:device_code", "refresh_token"],
    },
  ];
};
