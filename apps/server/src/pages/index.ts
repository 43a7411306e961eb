import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { languages } from "@evolve/i18n";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../core/services.ts";
import { isHttps } from "../config/index.ts";
import { isAllowedUrl } from "../http/allowed-hosts.ts";
import { languageOfRequest } from "../http/language.ts";
import { refuse } from "../core/refusal.ts";
import { DatabaseUnavailable } from "../database/index.ts";
import type { HostBrand } from "../modules/directory/branding/index.ts";
import { installedApps } from "../modules/shell/navigation/index.ts";
import { installableRoutes } from "./installable.ts";
import { isForFrame, readBuiltFrames, renderFramePage } from "./frame-page.ts";
import { keepFiles, sendKeptFile } from "./kept-files.ts";
import { type Boot, type RenderedPage, renderPage } from "./template.ts";
import { sendUnavailablePage } from "./plain-page.ts";

/** The shell's own apps: each has its own path, all share one page. */
const ownContexts = [
  "admin",
  "my-space",
  "wfm",
  "scheduler",
  "qm",
  "reporting",
  "analytics",
  "mydashboard",
  "tm",
  "xsight",
  "as",
];

/** The gallery shows every widget in all states, to everybody, signed in or not. */
const galleryPath = "gallery";

const defaultBrandName = "Evolve WFM";

const builtOf = (app: "login" | "suite" | "gallery"): string =>
  join(dirname(fileURLToPath(import.meta.url)), `../../../${app}/dist`);

const builtApps = { login: builtOf("login"), suite: builtOf("suite"), gallery: builtOf("gallery") };

/** What pages need to know about the requested host. */
export interface HostLookups {
  brandOf(host: string): Promise<HostBrand>;
  /** Null where the host's tenant has no single sign-on. */
  singleSignOnOf(host: string): Promise<Boot["singleSignOn"]>;
}

/**
 * Serves the built pages: sign-in at /login/, the shell at every /{appContext}/, the gallery at /gallery/; assets are
 * cacheable for a year.
 */
export const pageRoutes = async (
  app: FastifyInstance,
  services: Services,
  hosts: HostLookups,
  { login, suite, gallery } = builtApps,
): Promise<void> => {
  const built = [login, suite, gallery].every((folder) => existsSync(folder));
  if (!built) services.log.warn("the browser apps are not built: only the API is served");
  // The demo's OpenID clients have their front channels on this address too.
  const framed = services.config.demo ? ["127.0.0.1"] : [];
  const { analyticsUrl, recording } = services.config.usage;
  const watched = { framed, recorder: originOf(recording?.scriptUrl), collector: originOf(analyticsUrl) };
  const appContexts = [...ownContexts, ...services.use(installedApps).contexts];
  const prefetch = built ? entryAssets(suite) : [];

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    render: (boot: Boot, brand: HostBrand) => RenderedPage,
  ): Promise<FastifyReply> => {
    const language = languageOfRequest(request);
    const known = await lookUp(hosts, request.hostname);
    if (!known) return sendUnavailablePage(reply, language);
    const { brand, singleSignOn } = known;
    const boot: Boot = {
      language,
      branding: {
        brandName: brand.profile?.brandName ?? defaultBrandName,
        logoUrl: brand.profile?.logoUrl ?? "",
        faviconUrl: brand.profile?.faviconUrl ?? "",
        coBrand: brand.profile?.coBrand ?? "",
        marketingUrl: brand.marketingUrl,
      },
      tenantName: brand.tenantName,
      loginBanner: brand.loginBanner,
      singleSignOn,
      allowsSignUp: brand.allowsSignUp,
      // A page that another site opened without a click asks before it signs somebody in.
      isOpenedBySomeone:
        request.headers["sec-fetch-site"] !== "cross-site" || request.headers["sec-fetch-user"] === "?1",
      isFromOtherSite:
        request.headers["sec-fetch-site"] === "cross-site" &&
        !isAllowedUrl(request.headers.referer ?? "", brand.allowedDomains, isHttps(services.config)),
      supportPhone: brand.supportPhone,
      allowedDomains: brand.allowedDomains,
      area: services.config.area,
      host: request.host,
      prefetch,
    };
    const { html, contentSecurityPolicy } = render(boot, brand);
    return (
      reply
        // Launched apps, on other hosts, speak with the page that opened them.
        .header("cross-origin-opener-policy", "same-origin-allow-popups")
        .type("text/html; charset=utf-8")
        .header("content-security-policy", contentSecurityPolicy)
        .header("cache-control", "no-cache")
        .header("vary", "accept-language, cookie, referer, sec-fetch-dest, sec-fetch-site, sec-fetch-user")
        .send(html)
    );
  };

  if (built) {
    const loginPages = new Map<string, string>(
      languages.map((language) => [language, readFileSync(join(login, `index.${language}.html`), "utf8")]),
    );
    const frames = readBuiltFrames(login);
    app.get("/login/", { schema: { hide: true } }, (request, reply) => {
      if (frames && isForFrame(request))
        // The content security policy says who may frame it; the older header would contradict it.
        return send(request, reply.removeHeader("x-frame-options"), (boot) => renderFramePage(frames, boot));
      return send(request, reply, (boot, brand) =>
        renderPage(loginPages.get(boot.language) ?? "", boot, brand, { framed }),
      );
    });
    const galleryPage = readFileSync(join(gallery, "index.html"), "utf8");
    app.get(`/${galleryPath}/`, { schema: { hide: true } }, (request, reply) =>
      isAreaPicker(request.hostname)
        ? reply.redirect(noApps)
        : send(request, reply, (boot, brand) => renderPage(galleryPage, boot, brand, { framed })),
    );
    for (const context of appContexts) {
      const suitePage = suitePageOf(suite, context);
      app.get(`/${context}/`, { schema: { hide: true } }, (request, reply) => {
        if (isAreaPicker(request.hostname)) return reply.redirect(noApps);
        // In a frame it is an embedded client, for the hosts that may have the session's token too.
        if (!isForFrame(request))
          return send(request, reply, (boot, brand) => renderPage(suitePage, boot, brand, watched));
        return send(request, reply.removeHeader("x-frame-options"), (boot, brand) =>
          renderPage(suitePage, boot, brand, { ...watched, framers: boot.allowedDomains }),
        );
      });
    }
    app.addHook("onListen", (listen) => {
      void keepFiles(services, { login, suite, gallery });
      listen();
    });
    for (const [name, root] of Object.entries({ login, suite, gallery }))
      await app.register(fastifyStatic, {
        root,
        prefix: `/assets/${name}/`,
        decorateReply: false,
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: "365d",
        // Serves neither page templates, which are rendered, nor the build's manifests.
        dotfiles: "ignore",
        allowedPath: (path) => !/\.html$|\.vite\/|manifest\.json/.test(path),
      });
  }
  installableRoutes(app, services, (host) => hosts.brandOf(host));
  app.get("/", { schema: { hide: true } }, (_request, reply) => reply.redirect("/login/#/"));
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === "GET" && (await sendKeptFile(services, request, reply))) return reply;
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    return wantsPage && built ? reply.redirect(onward(request, appContexts)) : refuse("notFound");
  });
};

/** The origin of an address on another host; null for a path. */
const originOf = (address = ""): string | null => URL.parse(address)?.origin ?? null;

/** A page's data about its host; null while the database is unavailable. */
const lookUp = async (hosts: HostLookups, host: string) => {
  try {
    return { brand: await hosts.brandOf(host), singleSignOn: await hosts.singleSignOnOf(host) };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  }
};

const noApps = "/login/#/insufficientPrivileges";

/** Whether this is the host of all areas, where people choose theirs: it has no apps (section 2 'Routing rules'). */
const isAreaPicker = (hostname: string): boolean => hostname.split(".")[0]?.toLowerCase() === "cxone";

/** `/admin` is redirected to `/admin/`, any other unknown address to the login host. */
const onward = (request: FastifyRequest, appContexts: readonly string[]): string => {
  const [path = ""] = request.url.split("?");
  const known = ["login", galleryPath, ...appContexts].find((context) => path === `/${context}`);
  return known ? `/${known}/${request.url.slice(path.length)}` : "/login/#/";
};

/** The page that also fetches the list of an app's screens; an app that is not built has the page of all. */
const suitePageOf = (suite: string, context: string): string => {
  const own = join(suite, `${context}.html`);
  return readFileSync(existsSync(own) ? own : join(suite, "index.html"), "utf8");
};

/** The shell's entry script and style, which the sign-in page prefetches while people type. */
const entryAssets = (suite: string): string[] => {
  const page = readFileSync(join(suite, "index.html"), "utf8");
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/suite\/[^"]+\.(?:js|css))"/g)].map(([, url]) => url ?? "");
  return [...new Set(named)];
};
