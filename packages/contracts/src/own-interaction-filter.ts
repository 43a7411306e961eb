import * as z from "zod/mini";
import { IsoDate } from "./date-rules.ts";
import {
  InteractionChannel,
  interactionChannels,
  InteractionDirection,
  interactionDirections,
} from "./interaction-filters.ts";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by it before a screen is loaded. */

export const OwnInteractionFilter = z.strictObject({
  /** In queues, wrap-up codes and references. */
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  channel: z.optional(z.array(InteractionChannel).check(z.maxLength(interactionChannels.length))),
  direction: z.optional(z.array(InteractionDirection).check(z.maxLength(interactionDirections.length))),
  /** The first and the last day, in the caller's time zone. */
  from: z.optional(IsoDate),
  until: z.optional(IsoDate),
});
