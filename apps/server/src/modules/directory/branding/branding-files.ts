import type { FastifyInstance } from "fastify";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { brandOfHost } from "./brand-of-host.ts";
import { findFile } from "./repository.ts";

/** The file types of a brand. The type follows from the extension only, whatever the file contains. */
const contentTypes: Readonly<Record<string, string>> = {
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** A single path segment with a known extension. */
const namePattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}\.([a-z]{3,4})$/;

const typeOf = (fileName: string): string | undefined => contentTypes[namePattern.exec(fileName)?.[1] ?? ""];

/**
 * `GET /branding-details/{hostName}/{fileName}`: files of the host's brand. An image may contain markup, so scripts in it
 * are blocked.
 */
export const brandingFiles = (app: FastifyInstance, { database, use }: Services): void => {
  app.get<{ Params: { hostName: string; fileName: string } }>(
    "/branding-details/:hostName/:fileName",
    { schema: { hide: true } },
    async ({ params: { hostName, fileName } }, reply) => {
      const contentType = typeOf(fileName) ?? refuse("notFound");
      const { tenantId, profile } = await use(brandOfHost)(hostName.slice(0, 253));
      if (tenantId === null || profile === null) return refuse("notFound");
      const content = await database.readTenant(tenantId, (tx) => findFile(tx, tenantId, fileName));
      return reply
        .type(contentType)
        .header("cache-control", "public, max-age=300")
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(content ?? refuse("notFound"));
    },
  );
};
