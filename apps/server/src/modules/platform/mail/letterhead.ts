import { languages } from "@evolve/i18n";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { languageOfRequest } from "../../../http/language.ts";

/** The longest name that a host can have. */
const longestHost = 253;

/** In which language a mail is, and for which host: the look of that one, and links to it, where the host is the tenant's. */
export const Letterhead = z.object({ language: z.enum(languages), host: z.optional(z.string()) });
export type Letterhead = z.infer<typeof Letterhead>;

/** For a mail that a request causes: its language, and the host by which it came. */
export const letterheadOf = (http: FastifyRequest): Letterhead => ({
  language: languageOfRequest(http),
  host: http.hostname.slice(0, longestHost).toLowerCase(),
});
