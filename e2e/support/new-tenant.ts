import type { BrowserContext } from "@playwright/test";
import { password, signInByCalls, tokensOf } from "./accounts.ts";
import { linkIn, newestMail } from "./mail.ts";
import { origin } from "./test-server.ts";
import { expect } from "./test.ts";

/** Signs in, in `context`, as the administrator of a new tenant that has WFM and nothing else; `manager` is another browser. */
export const signInToNewTenant = async (context: BrowserContext, manager: BrowserContext): Promise<void> => {
  const email = `planner.${Date.now()}@new-tenant.test`;
  const { accessToken } = await tokensOf(manager, "tenants@platform.test");
  const created = await manager.request.post(`${origin()}/tenant-management/v1/tenants`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      tenantName: `New tenant ${Date.now()}`,
      timezone: "Europe/Berlin",
      administratorEmail: email,
      type: "PAYING",
      userSoftLimit: 50,
      licenses: [{ applicationId: "WFM", featureIds: [] }],
      toggles: [],
    },
  });
  expect(created.status(), await created.text()).toBe(200);
  const token = /token=([^&\s]+)/.exec(linkIn(await newestMail(email)))?.[1] ?? "";
  const activated = await manager.request.post(`${origin()}/public/user/activate`, {
    data: { password, token: decodeURIComponent(token) },
  });
  expect(activated.status(), await activated.text()).toBe(200);
  await signInByCalls(context, email);
};
