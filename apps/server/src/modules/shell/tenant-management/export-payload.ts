import { Id } from "@evolve/contracts/validators";
import * as z from "zod/mini";

/** The payload of an export of a tenant. */
export const ExportPayload = z.object({
  tenantId: Id,
  tenantName: z.string(),
  managerId: Id,
  /** An instant in ISO 8601. */
  startedAt: z.string(),
});
