import * as z from "zod/mini";
import { SearchText } from "./search.ts";

/** Apart from the calls, since the table of all routes has it. */
export const WebhookFilter = z.strictObject({ search: z.optional(SearchText) });
