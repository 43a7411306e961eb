import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { escapeHtml } from "../modules/platform/mail/index.ts";
import { type Boot, escapeJson, newNonce, type RenderedPage, sourcesOf } from "./template.ts";

/** What the build of the sign-in area tells about its hidden frames. */
export interface BuiltFrames {
  /** The frames' script. */
  readonly script: string;
  /** The sign-in page's own script and styles, for the only page that may be framed. */
  readonly page: { readonly script: string; readonly styles: readonly string[] };
}

export const readBuiltFrames = (login: string): BuiltFrames | null => {
  const file = join(login, "frames.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BuiltFrames) : null;
};

/** Browsers set this header themselves for a framed document; no script can set or change it. */
export const isForFrame = ({ headers }: FastifyRequest): boolean =>
  ["iframe", "frame", "embed", "object"].includes(String(headers["sec-fetch-dest"]));

/**
 * What a frame receives at the sign-in page's address: no form, only the script that talks to allowed origins. The server
 * cannot tell hash routes apart, so they share one policy; this separate document lets allowed hosts frame the message
 * frames, and nobody the sign-in page.
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
