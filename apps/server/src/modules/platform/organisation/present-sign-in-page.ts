import type { CallAnswer } from "@evolve/contracts/call";
import type { readSignInPage } from "@evolve/contracts/sign-in-page";
import type { TenantRow } from "../../directory/tenants/index.ts";

/** The banner's text is kept in Base64, as the specification's own call answers it. */
export const presentSignInPage = ({
  loginBanner,
  allowedDomains,
  version,
}: Pick<TenantRow, "loginBanner" | "allowedDomains" | "version">): CallAnswer<typeof readSignInPage> => ({
  loginBanner: loginBanner && {
    message: Buffer.from(loginBanner.message, "base64").toString("utf8"),
    backgroundColorCode: loginBanner.backgroundColorCode,
    fontColorCode: loginBanner.fontColorCode,
  },
  allowedDomains,
  version,
});
