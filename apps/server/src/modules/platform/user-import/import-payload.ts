import { ImportOptions } from "@evolve/contracts/user-import";
import { Id } from "@evolve/contracts/validators";
import { languages } from "@evolve/i18n";
import * as z from "zod/mini";

/** The payload of an import. The rights are those of the person who started it, as they were then. */
export const ImportPayload = z.object({
  importId: Id,
  actorId: Id,
  options: ImportOptions,
  area: z.string(),
  /** Roles that the actor may give, and whose holders they may change. */
  roleIds: z.array(Id),
  /** Those of them that can be given only after a step-up, which the actor has not done. */
  stepUpRoleIds: z._default(z.array(Id), []),
  language: z.enum(languages),
});
export type ImportPayload = z.output<typeof ImportPayload>;
