import * as z from "zod/mini";
import { IsoDate } from "./date-rules.ts";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by it before a screen is loaded. */

export const interactionChannels = ["voice", "chat", "email", "sms", "social"] as const;
export const InteractionChannel = z.enum(interactionChannels);
export type InteractionChannel = z.output<typeof InteractionChannel>;

export const interactionDirections = ["inbound", "outbound"] as const;
export const InteractionDirection = z.enum(interactionDirections);
export type InteractionDirection = z.output<typeof InteractionDirection>;

/** Spans of duration in seconds, from the first, which belongs to it, to the last, which does not. */
export const durationBands = {
  under1: [0, 60],
  from1to5: [60, 300],
  from5to15: [300, 900],
  over15: [900, null],
} as const;
export type DurationBand = keyof typeof durationBands;
export const durationBandNames = Object.keys(durationBands) as [DurationBand, ...DurationBand[]];

const yesOrNo = z.optional(z.array(z.enum(["yes", "no"])).check(z.maxLength(2)));
const texts = (max: number) =>
  z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(max))).check(z.maxLength(200)));
const seconds = z.optional(z.int().check(z.gte(0), z.lte(86_400)));

export const InteractionFilter = z.strictObject({
  /** In names of agents and references; in transcripts, queues, wrap-up codes and customers too for those who may listen. */
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  userId: z.optional(z.array(Id).check(z.maxLength(100))),
  teamId: z.optional(z.array(Id).check(z.maxLength(200))),
  channel: z.optional(z.array(InteractionChannel).check(z.maxLength(interactionChannels.length))),
  direction: z.optional(z.array(InteractionDirection).check(z.maxLength(interactionDirections.length))),
  queue: texts(80),
  wrapUp: texts(80),
  /** About any of these topics; only those who may listen find anything by it. */
  topicId: z.optional(z.array(Id).check(z.maxLength(200))),
  /** A part of the customer's address; only those who may listen find anything by it. */
  customer: z.optional(SearchText),
  /** The first and the last day, in the caller's time zone: that of their employee group, else of the tenant. */
  from: z.optional(IsoDate),
  until: z.optional(IsoDate),
  duration: z.optional(z.array(z.enum(durationBandNames)).check(z.maxLength(durationBandNames.length))),
  /** Bounds in seconds; both belong to it. */
  minSeconds: seconds,
  maxSeconds: seconds,
  hasRecording: yesOrNo,
  isHeld: yesOrNo,
});
