import type { BaseUrls } from "@evolve/contracts/navigation";
import { baseUrlsOf } from "../../directory/tenants/index.ts";

export const presentBaseUrls = (...of: Parameters<typeof baseUrlsOf>): BaseUrls => {
  const { nice, incontact, analytics } = baseUrlsOf(...of);
  return { niceBaseUrl: nice, incontactBaseUrl: incontact, analyticsBaseUrl: analytics };
};
