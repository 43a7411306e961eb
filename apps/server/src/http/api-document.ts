import { readFileSync } from "node:fs";
import type { Call } from "@evolve/contracts/call";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { describeCallsFurther } from "./described-refusals.ts";
import { isCreation } from "./idempotency.ts";
import { conditionsOf } from "./versions.ts";

/** The one style element that the page's scripts create. Its end-to-end test fails when another version creates another. */
const referenceStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Stricter than the library's own, except for the style attributes that its scripts write. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${referenceStyle}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers are described, not validated: what reads them says what is wrong with them. */
const describeCall: typeof jsonSchemaTransform = (described) => {
  const { schema, url } = jsonSchemaTransform(described);
  const { call } = described.route.config ?? {};
  if (!call) return { schema, url };
  const properties = {
    ...(isCreation(call) && { "Idempotency-Key": { type: "string", maxLength: 255, description: onceText } }),
    ...(conditionsOf(call).ifMatch && { "If-Match": { type: "string", description: versionText } }),
    ...(takesTag(call) && { "If-Match": { type: "string", description: tagText } }),
  };
  return {
    schema: Object.keys(properties).length > 0 ? { ...schema, headers: { type: "object", properties } } : schema,
    url,
  };
};

/** A change of a SCIM resource may name the tag that it is based on. */
const takesTag = ({ dialect, method }: Call): boolean => dialect === "scim" && method !== "GET" && method !== "POST";

const tagText = "The resource's `meta.version` that the change is based on. 412 where it is no longer the current one.";
const onceText = "The same request with the same key has its effect once and gets the first answer, for a day.";
const versionText =
  "The `ETag` that the change is based on, instead of `version` in the body. 412 where it is no longer the current one.";

const productName = "Evolve Suite";

/** The product's mark, as `ProductMark` of the widgets draws it. */
const mark = (ground: string, spans: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="7"${ground}/>` +
  `<g${spans}><rect x="6" y="8" width="10" height="3.2" rx="1.6"/><rect x="10" y="12.6" width="12" height="3.2" rx="1.6" opacity=".75"/>` +
  `<rect x="7.5" y="17.2" width="8" height="3.2" rx="1.6" opacity=".5"/></g></svg>`;
const faviconSvg = mark(' fill="#1461c4"', ' fill="#fff"');

/** The plug-in's page has no header, no layout for phones and no dark colours. */
const header = `
  const bar = document.createElement("header");
  bar.className = "reference-header";
  bar.innerHTML = ${JSON.stringify(`${mark("", "")}<a href="/">${productName}</a>`)};
  document.body.prepend(bar);
  const viewport = document.createElement("meta");
  viewport.name = "viewport";
  viewport.content = "width=device-width, initial-scale=1";
  document.head.append(viewport);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
  dark.addEventListener("change", follow);
  follow();
`;

/** `/openapi.json` and the reference page `/docs/api`, generated from the contracts. Register before the routes. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: productName,
        version: "1",
        description:
          "All calls take and answer JSON. Errors have the shape `{errorCode, message, details, fields?, requestId}`; " +
          "the code is what a client branches on. Calls with a lock need `Authorization: Bearer <access token>`; " +
          "`POST /authentication/v1/token/access-key` answers one to a program that holds an access key.",
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: describeCall,
    transformObject: (document) =>
      "openapiObject" in document ? describeCallsFurther(document.openapiObject) : document.swaggerObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs/api",
    staticCSP: referencePolicy,
    uiConfig: {
      docExpansion: "none",
      filter: true,
      layout: "BaseLayout",
      defaultModelsExpandDepth: -1,
      syntaxHighlight: false,
    },
    theme: {
      title: `${productName} · API`,
      css: [
        { filename: "theme.css", content: readFileSync(new URL("api-reference/theme.css", import.meta.url), "utf8") },
      ],
      js: [{ filename: "header.js", content: header }],
      favicon: [{ filename: "favicon.svg", rel: "icon", type: "image/svg+xml", sizes: "any", content: faviconSvg }],
    },
  });
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
};
