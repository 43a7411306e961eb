import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { type Config, isHttps } from "../config/index.ts";

/** Attributes of a cookie that only the server reads. */
export const serverCookie = (config: Config) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isHttps(config) }) as const;

/** The name of such a cookie: under https with the `__Host-` prefix, so that no other host and no plain http can set it. */
export const serverCookieName = (config: Config, name: string): string => (isHttps(config) ? `__Host-${name}` : name);

export const readServerCookie = (config: Config, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[serverCookieName(config, name)];
