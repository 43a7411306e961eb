import * as z from "zod/mini";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Filters of the lists of teams, groups, employee groups and skills: apart, since the browser has them from the start. */

const search = z.optional(SearchText);
const id = z.optional(z.array(Id).check(z.maxLength(100)));

export const TeamFilter = z.strictObject({ search, id });
export const GroupFilter = z.strictObject({ search, id });
export const EmployeeGroupFilter = z.strictObject({ search, id });

/** What contacts of a skill come by. */
export const channelIds = ["VOICE", "CHAT", "EMAIL", "SMS", "SOCIAL", "CALLBACK", "WORK_ITEM"] as const;
export const ChannelId = z.enum(channelIds);
export type ChannelId = z.output<typeof ChannelId>;

export const SkillFilter = z.strictObject({
  search,
  id,
  channelId: z.optional(z.array(ChannelId).check(z.maxLength(channelIds.length))),
});
