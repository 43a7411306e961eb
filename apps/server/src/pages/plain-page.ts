import { codeOf } from "@evolve/contracts/errors";
import { createWords, type Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../modules/platform/mail/index.ts";
import { keptScheduleScript, keptScheduleStyle } from "./kept-schedule.ts";
import { newNonce } from "./template.ts";

/** The page reloads itself after this time, so that people who wait get in without doing anything. */
const retryAfterSeconds = 5;

/** Answers 503 with the catalogue's text: a normal page needs its host's data from the database. */
export const sendUnavailablePage = (reply: FastifyReply, language: Language): FastifyReply =>
  sendPlainPage(reply.code(503).header("retry-after", retryAfterSeconds), language, {
    code: codeOf("temporarilyUnavailable"),
    head: `<meta http-equiv="refresh" content="${retryAfterSeconds}">`,
    // A refresh to an address with a hash only goes to that place of the page that is there.
    script: `setTimeout(() => location.reload(), ${retryAfterSeconds * 1_000}); ${whenOnline}`,
  });

const whenOnline = `addEventListener("online", () => location.reload());`;

/** Asks for the server, and only then reloads, so that who reads is not disturbed. */
const offlineScript = `${whenOnline}
setInterval(() => fetch("/offline", { method: "HEAD" }).then(() => location.reload(), () => undefined), ${retryAfterSeconds * 1_000});
${keptScheduleScript}`;

/** Another text where what the offline page does is another. */
export const offlineVersion = `${offlineScript}${keptScheduleStyle}`;

/**
 * What an installed app shows in place of a page while there is no connection: the user's schedule as last seen, or else that there
 * is none. Its worker keeps it.
 */
export const offlinePage = (reply: FastifyReply, language: Language): FastifyReply =>
  sendPlainPage(reply, language, { code: "NETWORK", script: offlineScript, style: keptScheduleStyle });

interface Plain {
  /** The page says the catalogue's sentence for this error code. */
  readonly code: string;
  readonly script: string;
  readonly head?: string;
  readonly style?: string;
}

/** A page of one sentence. It loads nothing. */
const sendPlainPage = (
  reply: FastifyReply,
  language: Language,
  { code, script, head = "", style = "" }: Plain,
): FastifyReply => {
  const text = createWords(language, catalogueOf(language, ["errors"])).error(code);
  const nonce = newNonce();
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `${head}<title>${escapeHtml(text)}</title>`,
    `<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;text-align:center}${style}</style>`,
    `</head><body><main role="alert"><p>${escapeHtml(text)}</p></main><script nonce="${nonce}">${script}</script></body></html>`,
  ].join("\n");
  return reply
    .header("cache-control", "no-store")
    .header(
      "content-security-policy",
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type("text/html; charset=utf-8")
    .send(html);
};
