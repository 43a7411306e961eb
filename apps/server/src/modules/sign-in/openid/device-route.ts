import type { FastifyInstance } from "fastify";
import { paths } from "./discovery.ts";

/** The address that devices show: leads to the page where their code is typed, with the code where the address has it. */
export const deviceRoute = (app: FastifyInstance): void => {
  app.get<{ Querystring: Record<string, unknown> }>(
    paths.code_verification,
    { schema: { hide: true } },
    ({ query: { user_code: userCode } }, reply) => {
      const code = typeof userCode === "string" ? `?${new URLSearchParams({ user_code: userCode }).toString()}` : "";
      return reply.redirect(`/login/#/device${code}`);
    },
  );
};
