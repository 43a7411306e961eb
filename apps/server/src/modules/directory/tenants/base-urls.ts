import { isHttps } from "../../../config/index.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../../config/index.ts";
import type { TenantRow } from "./repository.ts";

/** Where the three families of a tenant's apps are: its own addresses, else this installation's as the browser asked for it. */
export const baseUrlsOf = (
  { baseUrls }: Pick<TenantRow, "baseUrls">,
  config: Config,
  http: FastifyRequest,
): { nice: string; incontact: string; analytics: string } => {
  const own = `${isHttps(config) ? "https" : http.protocol}://${http.host}`;
  return { nice: own, incontact: own, analytics: own, ...baseUrls };
};
