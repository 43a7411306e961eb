import { languages } from "@evolve/i18n";
import * as z from "zod/mini";

/** The payload of an export job. */
export const ExportPayload = z.object({
  format: z._default(z.enum(["csv", "chain"]), "csv"),
  /** Instants in ISO 8601; `until` is exclusive. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  language: z.enum(languages),
});
