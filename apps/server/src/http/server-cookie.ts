import type { Config } from "../config/index.ts";

/** Attributes of a cookie that the server alone reads. */
export const serverCookie = (config: Config) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: config.publicUrl?.startsWith("https:") ?? false }) as const;
