import type { FastifyRequest } from "fastify";
import { isHttps } from "../../../config/index.ts";
import type { Services } from "../../../core/services.ts";
import { tenantOfHost } from "../../directory/directory/index.ts";

/** Where the browser goes back to: the tenant's own host that it came by, else how browsers usually reach us. */
export const returnOriginOf = async (
  { config, database }: Services,
  request: FastifyRequest,
  tenantId: string,
): Promise<string> => {
  const isOwn = (await tenantOfHost(database.system, request.hostname)) === tenantId;
  const scheme = isHttps(config) ? "https" : request.protocol;
  return isOwn || !config.publicUrl ? `${scheme}://${request.host}` : config.publicUrl;
};

/** A page of the sign-in area with what it is to know behind the hash, where no server or log sees it. */
export const loginPage = (origin: string, path: string, parameters: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== "")).toString();
  return `${origin}/login/#${path}${query === "" ? "" : `?${query}`}`;
};
