import type { Language, Words } from "@evolve/i18n";
import { escapeHtml } from "../../modules/platform/mail/index.ts";
import { demoPage } from "../demo-page.ts";

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

const page = (language: Language, titleOf: (words: Words) => string, contentOf: (words: Words) => string): string =>
  demoPage(language, ({ t }) => t("demo.name"), titleOf, contentOf);
