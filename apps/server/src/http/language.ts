import "@fastify/cookie";
import { chooseLanguage, type Language } from "@evolve/i18n";
import type { FastifyRequest } from "fastify";

/** The requester's language: the one chosen in the browser, else from the Accept-Language header. */
export const languageOfRequest = ({ cookies, headers }: FastifyRequest): Language =>
  chooseLanguage(cookies["general_preferences"], headers["accept-language"]);
