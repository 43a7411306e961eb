import { languages } from "@evolve/i18n";
import * as z from "zod/mini";

/** What the job of an export is given. */
export const ExportPayload = z.object({
  /** Instants in ISO 8601, `until` itself left out. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  language: z.enum(languages),
});
