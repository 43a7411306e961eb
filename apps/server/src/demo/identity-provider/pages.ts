import { createWords, type Language, type Words } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { escapeHtml } from "../../modules/platform/mail/index.ts";

/** Asks whom to sign in as; without a password, since it is a demo. */
export const askPage = (
  language: Language,
  message: { request: string; relayState: string },
  serviceName: string,
): string =>
  page(
    language,
    ({ t }) => t("demo.title"),
    ({ t }) => `<p>${escapeHtml(t("demo.lead"))}</p>
<form method="post">
<input type="hidden" name="SAMLRequest" value="${escapeHtml(message.request)}">
<input type="hidden" name="RelayState" value="${escapeHtml(message.relayState)}">
<label for="userName">${escapeHtml(t("demo.userName", { service: serviceName }))}</label>
<input id="userName" name="userName" value="sso@acme.test" autocomplete="off" autocapitalize="none" spellcheck="false" required>
<button type="submit">${escapeHtml(t("demo.submit"))}</button>
</form>`,
  );

/** Makes the browser post the answer to the service; without scripts, at the press of a button. */
export const answerPage = (
  language: Language,
  message: { action: string; response: string; relayState: string },
  nonce: string,
): string =>
  page(
    language,
    ({ t }) => t("demo.answering"),
    ({ t }) => `<form method="post" action="${escapeHtml(message.action)}">
<input type="hidden" name="SAMLResponse" value="${escapeHtml(message.response)}">
<input type="hidden" name="RelayState" value="${escapeHtml(message.relayState)}">
<button type="submit">${escapeHtml(t("demo.continue"))}</button>
</form><script nonce="${nonce}">document.forms[0].submit()</script>`,
  );

export const faultPage = (language: Language): string =>
  page(
    language,
    ({ t }) => t("demo.faultTitle"),
    ({ t }) => `<p>${escapeHtml(t("demo.faultLead"))}</p>`,
  );

const page = (language: Language, titleOf: (words: Words) => string, contentOf: (words: Words) => string): string => {
  const words = createWords(language, catalogueOf(language, ["demo"]));
  const title = escapeHtml(titleOf(words));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${escapeHtml(words.t("demo.name"))}</title>
<style>${style}</style></head><body><main><h1>${title}</h1>
${contentOf(words)}</main></body></html>`;
};

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f5f7fa,#0d1420);color:light-dark(#101828,#eef2f8);font:15px/22px system-ui,sans-serif}
main{width:min(420px,100% - 32px);padding:32px;border:1px solid light-dark(#e1e6ed,#253041);border-radius:12px;background:light-dark(#fff,#141d2b)}
h1{margin:0 0 8px;font-size:24px;line-height:32px;letter-spacing:-.02em}p{margin:0 0 24px;color:light-dark(#475467,#b3bdcd)}form{display:grid;gap:8px}label{font-weight:550}
input,button{width:100%;min-height:44px;padding:0 12px;border-radius:8px;font:inherit}input{border:1px solid light-dark(#8a94a6,#67758c);background:transparent;color:inherit}
button{margin-top:12px;border:0;background:#1461c4;color:#fff;font-weight:600;cursor:pointer}button:hover{background:#0f4fa1}:focus-visible{outline:2px solid light-dark(#1461c4,#8db8f2);outline-offset:2px}`;
