import { chooseLanguage, createWords, type Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";

/**
 * What a browser is shown of a request that may be answered to nobody else: a page with status 400, so that it is taken for no
 * success, which leads to the sign-in area's error page at once.
 */
export const errorPage = (issuer: string, language: Language): { html: string; headers: Record<string, string> } => {
  const { t } = createWords(language, catalogueOf(language, ["openid"]));
  const address = `${issuer}/login/#/error?error_description=InvalidLoginRequest`;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<meta http-equiv="refresh" content="0;url=${address}"><title>${t("openid.requestRefused")}</title></head>`,
    `<body><main><h1>${t("openid.requestRefused")}</h1><p><a href="${address}">${t("openid.requestRefusedMore")}</a></p></main></body></html>`,
  ].join("\n");
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
  };
  return { html, headers };
};

/** The same where the library answers; a program reads it as JSON. */
export const showError = (issuer: string, context: KoaContextWithOIDC, out: ErrorOut): void => {
  if (context.accepts("json", "html") !== "html") {
    context.body = out;
    return;
  }
  const language = chooseLanguage(context.cookies.get("general_preferences"), context.get("accept-language"));
  const { html, headers } = errorPage(issuer, language);
  context.set(headers);
  context.body = html;
};
