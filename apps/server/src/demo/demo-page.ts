import { createWords, type Language, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { escapeHtml } from "../modules/platform/mail/index.ts";

/** A page of the demo, in the reader's language: a heading and what follows it. */
export const demoPage = (
  language: Language,
  siteOf: (words: Words) => string,
  titleOf: (words: Words) => string,
  contentOf: (words: Words) => string,
): string => {
  const words = createWords(language, catalogueOf(language, ["demo"]));
  const title = escapeHtml(titleOf(words));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${escapeHtml(siteOf(words))}</title>
<style>${style}</style></head><body><main><h1>${title}</h1>
${contentOf(words)}</main></body></html>`;
};

/** The policy of such a page; a script runs by its nonce alone, and calls only the page's own host. */
export const demoPagePolicy = (nonce?: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(nonce === undefined ? [] : [`script-src 'nonce-${nonce}'`, "connect-src 'self'"]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f5f7fa,#0d1420);color:light-dark(#101828,#eef2f8);font:15px/22px system-ui,sans-serif}
main{width:min(420px,100% - 32px);padding:32px;border:1px solid light-dark(#e1e6ed,#253041);border-radius:12px;background:light-dark(#fff,#141d2b)}
h1{margin:0 0 8px;font-size:24px;line-height:32px;letter-spacing:-.02em}p{margin:0 0 24px;color:light-dark(#475467,#b3bdcd)}form{display:grid;gap:8px}label{font-weight:550}
input,button{width:100%;min-height:44px;padding:0 12px;border-radius:8px;font:inherit}input{border:1px solid light-dark(#8a94a6,#67758c);background:transparent;color:inherit}
button{margin-top:12px;border:0;background:#1461c4;color:#fff;font-weight:600;cursor:pointer}button:hover{background:#0f4fa1}:focus-visible{outline:2px solid light-dark(#1461c4,#8db8f2);outline-offset:2px}`;
