import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

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

/** `/openapi.json` and the reference page `/docs/api`, generated from the contracts. Register before the routes. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Evolve Suite",
        version: "1",
        description:
          "All calls take and answer JSON. Errors have the shape `{errorCode, message, details, fields?, requestId}`; " +
          "the code is what a client branches on. Calls with a lock need `Authorization: Bearer <access token>`.",
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs/api",
    staticCSP: referencePolicy,
    uiConfig: { docExpansion: "none", filter: true },
  });
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
};
