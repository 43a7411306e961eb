import * as z from "zod/mini";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* The filter of the list of tenants: apart, since the browser has it from the start. */

export const TenantStatus = z.enum(["ACTIVE", "INACTIVE", "SUSPENDED"]);
export type TenantStatus = z.output<typeof TenantStatus>;

export const TenantFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  status: z.optional(z.array(TenantStatus).check(z.maxLength(3))),
});
