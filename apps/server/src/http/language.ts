import "@fastify/cookie";
import { chooseLanguage, type Language } from "@evolve/i18n";
import type { FastifyRequest } from "fastify";

/**
 * The requester's language: the one chosen in the browser, else the one that an application asks for in the address
 * (`ui_locales`), else from the Accept-Language header.
 */
export const languageOfRequest = ({ cookies, headers, query }: FastifyRequest): Language => {
  const { ui_locales } = query as { ui_locales?: unknown };
  return chooseLanguage(
    cookies["general_preferences"],
    headers["accept-language"],
    typeof ui_locales === "string" ? ui_locales : "",
  );
};
