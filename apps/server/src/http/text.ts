import type { FastifyInstance } from "fastify";
import { refuse } from "../core/refusal.ts";
import { fieldsOf } from "./fields.ts";

/**
 * Whether a text can be stored and sent: PostgreSQL, XML and mail allow no NUL, and UTF-8 has no half of a surrogate pair.
 */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Replaces each character that cannot be stored by U+FFFD: for the audit trail, which must not lose a row to it. */
export const storable = (text: string): string => text.replaceAll("\0", "\ufffd").toWellFormed();

/** No call nests deeper, and recursive code has a limited stack. */
const deepest = 32;

/** Paths of the texts in a value (names of fields included) that cannot be stored, and of what is nested too deeply. */
export const unstorableIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] => {
  if (typeof value === "string") return isStorable(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  if (path.length >= deepest) return [path];
  return Object.entries(value).flatMap(([key, one]) =>
    isStorable(key) ? unstorableIn(one, [...path, key]) : [[...path, storable(key)]],
  );
};

/** Refuses requests with a text that cannot be stored, in any field, before the contract validates them. */
export const refuseUnstorableText = (app: FastifyInstance): void => {
  app.addHook("preValidation", (request, _reply, done) => {
    const { params, query, body, routeOptions } = request;
    if (routeOptions.config.takesAnyText) {
      done();
      return;
    }
    const faults = [params, query, body].flatMap((part) => unstorableIn(part));
    if (faults.length === 0) done();
    else
      refuse("invalidParameters", {
        fields: fieldsOf(faults.map((path) => ({ path, fault: "invalid" }))),
        reason: "a text with a NUL or half of a surrogate pair",
      });
  });
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route checks its texts itself. */
    takesAnyText?: boolean;
  }
}
