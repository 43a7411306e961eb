import "@fastify/cookie";
import { chooseLanguage, type Language } from "@evolve/i18n";
import type { FastifyRequest } from "fastify";

/** The language of whoever makes a request: the browser's choice, else what its header accepts. */
export const languageOfRequest = ({ cookies, headers }: FastifyRequest): Language =>
  chooseLanguage(cookies["general_preferences"], headers["accept-language"]);
