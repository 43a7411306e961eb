import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/** The headers that Helmet gives each response. They are the same for all of them, so it is asked once. */
export const sendSecurityHeaders = (app: FastifyInstance): void => {
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: false,
      frameguard: { action: "deny" },
      hsts: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    }),
  );
  app.addHook("onRequest", (_request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    done();
  });
};

const headersOf = (middleware: ReturnType<typeof helmet>): [string, string][] => {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  middleware({} as never, response as never, () => undefined);
  return [...headers];
};
