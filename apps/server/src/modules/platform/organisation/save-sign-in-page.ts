import { saveSignInPage as contract } from "@evolve/contracts/sign-in-page";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import { findTenant, updateSignInPage } from "../../directory/tenants/index.ts";
import { recordChange } from "./policy.ts";
import { presentSignInPage } from "./present-sign-in-page.ts";
import { lockOrganisation } from "./units-repository.ts";

/** Sets what the sign-in page says above its form and where it may lead; every node shows it at once. */
export const saveSignInPage = operation(contract, ({ actor: { tenantId }, body, services, write }) =>
  write(async (tx) => {
    await lockOrganisation(tx, tenantId);
    const before = await findTenant(tx, tenantId);
    requireVersion(body.version, before.version);
    const { loginBanner: banner, allowedDomains } = body;
    const loginBanner = banner && { ...banner, message: Buffer.from(banner.message).toString("base64") };
    await updateSignInPage(tx, tenantId, { loginBanner, allowedDomains });
    const was = presentSignInPage(before);
    await recordChange(tx, "tenant.sign-in-page-set", tenantId, {
      before: { loginBanner: was.loginBanner, allowedDomains: was.allowedDomains },
      after: { loginBanner: banner, allowedDomains },
    });
    announce(services, tx, { kind: "tenant-changed", tenantId });
    return presentSignInPage(await findTenant(tx, tenantId));
  }),
);
