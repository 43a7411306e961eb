import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { type Config, isHttps } from "../config/index.ts";

/** Attributes of a cookie that the server alone reads. */
export const serverCookie = (config: Config) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isHttps(config) }) as const;

/** What such a cookie is called: under https with a prefix, with which no other host and no plain http can set it. */
export const serverCookieName = (config: Config, name: string): string => (isHttps(config) ? `__Host-${name}` : name);

export const readServerCookie = (config: Config, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[serverCookieName(config, name)];
