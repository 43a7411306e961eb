import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { escapeHtml } from "../modules/platform/mail/index.ts";
import { sourcesOf } from "./sources.ts";
import { type Boot, escapeJson, newNonce, type RenderedPage } from "./template.ts";

/** What the build of the sign-in area says of its hidden frames. */
export interface BuiltFrames {
  /** The script of the frames. */
  readonly script: string;
  /** The sign-in page's own script and styles, for the one page that may be framed. */
  readonly page: { readonly script: string; readonly styles: readonly string[] };
}

export const readBuiltFrames = (login: string): BuiltFrames | null => {
  const file = join(login, "frames.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BuiltFrames) : null;
};

/** Browsers say themselves that a document is for a frame; no script can set or change this header. */
export const isForFrame = ({ headers }: FastifyRequest): boolean =>
  ["iframe", "frame", "embed", "object"].includes(String(headers["sec-fetch-dest"]));

/**
 * What a frame gets at the address of the sign-in page: no form, only the script that speaks with allowed origins. Hash routes
 * are one document to a server, and so one policy; this is how the message frames can be framed by whoever is allowed, and the
 * sign-in page by nobody.
 */
export const renderFramePage = ({ script, page }: BuiltFrames, boot: Boot): RenderedPage => {
  const nonce = newNonce();
  const { allowedDomains, host, branding } = boot;
  const data = { allowedDomains, host, brandName: branding.brandName, ...page };
  return {
    html: [
      "<!doctype html>",
      `<html lang="${escapeHtml(boot.language)}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">`,
      `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
      `<title>${escapeHtml(branding.brandName)}</title>`,
      `<script type="application/json" id="frame">${escapeJson(data)}</script>`,
      `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
      `<script type="module" src="${escapeHtml(script)}"></script>`,
      `</head><body><div id="root"></div></body></html>`,
    ].join("\n"),
    contentSecurityPolicy: [
      "default-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${sourcesOf(allowedDomains)}`,
    ].join("; "),
  };
};
