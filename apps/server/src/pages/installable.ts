import { createHash } from "node:crypto";
import { chooseLanguage, localeOf } from "@evolve/i18n";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { refuse } from "../core/refusal.ts";
import type { Database } from "../database/index.ts";
import { findFile, type HostBrand } from "../modules/directory/branding/index.ts";
import { drawAppIcon } from "./app-icon.ts";
import { colorOf, iconPath, iconPictureOf, lookOfIcons, manifestPath } from "./install-head.ts";
import { drawPictureIcon } from "./picture-icon.ts";
import { offlinePage, offlineVersion } from "./plain-page.ts";

/** Names of icons: those that the specification of web app manifests asks for, and Apple's. */
const icons = {
  "192.png": { size: 192, isMaskable: false },
  "512.png": { size: 512, isMaskable: false },
  "maskable-192.png": { size: 192, isMaskable: true },
  "maskable-512.png": { size: 512, isMaskable: true },
} as const;
const isIcon = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

/**
 * The worker of an installed app: without a connection it shows the offline page in place of a document, and keeps nothing else, so
 * that it can never show an old version. The schedule that this page shows is kept by My Space.
 */
const workerOf = (version: string): string => `const kept = "offline-${version}";
const page = "/offline";
addEventListener("install", (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.add(new Request(page, { cache: "reload" }))));
  skipWaiting();
});
addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      clients.claim(),
      caches.keys().then((names) => Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))),
    ]),
  );
});
addEventListener("fetch", (event) => {
  // Of a page, not of a frame in one.
  if (event.request.mode === "navigate" && event.request.destination === "document")
    event.respondWith(fetch(event.request).catch(() => caches.match(page, { ignoreVary: true })));
});
`;

/** Serves what browsers ask for when they install the suite: its manifest and icons in the host's brand, and the offline page with its worker. */
export const installableRoutes = (
  app: FastifyInstance,
  { database }: { readonly database: Database },
  brandOf: (host: string) => Promise<HostBrand>,
): void => {
  const drawn = new LRUCache<string, Buffer>({ max: 100 });
  const languageOf = (request: FastifyRequest) =>
    chooseLanguage(request.cookies["general_preferences"], request.headers["accept-language"]);

  app.get(manifestPath, { schema: { hide: true } }, async (request, reply) => {
    const brand = await brandOf(request.hostname);
    const color = colorOf(brand);
    const name = brand.profile?.brandName ?? "Evolve Suite";
    return reply
      .type("application/manifest+json")
      .header("cache-control", "no-cache")
      .header("vary", "accept-language, cookie")
      .send({
        id: "/",
        name,
        short_name: name,
        lang: localeOf(languageOf(request)),
        // The login host leads everybody to where they land.
        start_url: "/login/#/",
        scope: "/",
        display: "standalone",
        theme_color: color,
        background_color: color,
        icons: Object.entries(icons).map(([file, { size, isMaskable }]) => ({
          src: iconPath(file, brand),
          sizes: `${size}x${size}`,
          type: "image/png",
          purpose: isMaskable ? "maskable" : "any",
        })),
      });
  });

  const draw = async (brand: HostBrand, { size, isMaskable }: (typeof icons)[keyof typeof icons]): Promise<Buffer> => {
    const color = colorOf(brand);
    const { tenantId } = brand;
    const picture = iconPictureOf(brand);
    const content =
      tenantId !== null &&
      picture &&
      (await database.readTenant(tenantId, (tx) => findFile(tx, tenantId, picture.fileName)));
    return content ? drawPictureIcon(content, size, color, isMaskable) : drawAppIcon(size, color, isMaskable);
  };

  app.get<{ Params: { look: string; name: string } }>(
    "/app-icons/:look/:name",
    { schema: { hide: true } },
    async ({ hostname, params: { look, name } }, reply) => {
      const brand = await brandOf(hostname);
      // Only the host's own look: anybody could have any number of others drawn.
      if (!isIcon(name) || look !== lookOfIcons(brand)) return refuse("notFound");
      const key = `${look} ${name}`;
      const icon = drawn.get(key) ?? (await draw(brand, icons[name]));
      drawn.set(key, icon);
      return reply.type("image/png").header("cache-control", "public, max-age=31536000, immutable").send(icon);
    },
  );

  app.get("/offline", { schema: { hide: true } }, (request, reply) => offlinePage(reply, languageOf(request)));

  const version = createHash("sha256")
    .update(workerOf("") + offlineVersion)
    .digest("hex")
    .slice(0, 12);
  app.get("/sw.js", { schema: { hide: true } }, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(workerOf(version)),
  );
};
