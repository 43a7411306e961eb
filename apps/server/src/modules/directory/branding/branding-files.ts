import { Id } from "@evolve/contracts/validators";
import type { FastifyInstance, FastifyReply } from "fastify";
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

const fromAnyHost = "/branding-pictures/:tenantId/:fileName";
/** The address has the tenant's id, since a tenant may have no host; what changes with the picture is its end. */
const pictureAddress = /^\/branding-pictures\/[0-9a-f-]{36}\/((?:logo|icon)(?:-[0-9a-f]{16})?\.png)\?v=([0-9a-f]{12})$/;

/** A picture that the tenant has uploaded: its file, and a text that changes with the picture. */
export interface OwnPicture {
  readonly fileName: string;
  readonly mark: string;
}

export const pictureUrlOf = (tenantId: string, { fileName, mark }: OwnPicture): string =>
  `${fromAnyHost.replace(":tenantId", tenantId).replace(":fileName", fileName)}?v=${mark}`;

/** The uploaded picture that an address of a profile means; null for any other address. */
export const ownPictureOf = (url: string): OwnPicture | null => {
  const [, fileName, mark] = pictureAddress.exec(url) ?? [];
  return fileName !== undefined && mark !== undefined ? { fileName, mark } : null;
};

/**
 * `GET /branding-details/{hostName}/{fileName}` and `GET /branding-pictures/{tenantId}/{fileName}`: files of a brand. An image may
 * contain markup, so scripts in it are blocked.
 */
export const brandingFiles = (app: FastifyInstance, { database, use }: Services): void => {
  const send = async (reply: FastifyReply, tenantId: string, fileName: string): Promise<FastifyReply> => {
    const contentType = typeOf(fileName) ?? refuse("notFound");
    const content = await database.readTenant(tenantId, (tx) => findFile(tx, tenantId, fileName));
    return reply
      .type(contentType)
      .header("cache-control", "public, max-age=300")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(content ?? refuse("notFound"));
  };
  app.get<{ Params: { hostName: string; fileName: string } }>(
    "/branding-details/:hostName/:fileName",
    { schema: { hide: true } },
    async ({ params: { hostName, fileName } }, reply) => {
      const { tenantId, profile } = await use(brandOfHost)(hostName.slice(0, 253));
      if (tenantId === null || profile === null) return refuse("notFound");
      const { logoUrl, faviconUrl } = profile;
      const uploaded = { "logo.png": logoUrl, "icon.png": faviconUrl }[fileName] ?? "";
      return send(reply, tenantId, ownPictureOf(uploaded)?.fileName ?? fileName);
    },
  );
  app.get<{ Params: { tenantId: string; fileName: string } }>(
    fromAnyHost,
    { schema: { hide: true } },
    ({ params: { tenantId, fileName } }, reply) =>
      Id.safeParse(tenantId).success ? send(reply, tenantId, fileName) : refuse("notFound"),
  );
};
