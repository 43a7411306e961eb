import { isHttps } from "../../../config/index.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../../config/index.ts";
import type { TenantRow } from "./repository.ts";

/** The addresses of the tenant's three families of apps: its own, else this installation's as the browser requested it. */
export const baseUrlsOf = (
  { baseUrls }: Pick<TenantRow, "baseUrls">,
  config: Config,
  http: FastifyRequest,
): { nice: string; incontact: string; analytics: string } => {
  const own = `${isHttps(config) ? "https" : http.protocol}://${http.host}`;
  return { nice: own, incontact: own, analytics: own, ...baseUrls };
};
