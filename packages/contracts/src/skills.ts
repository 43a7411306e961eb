import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { HexColour } from "./field-rules.ts";
import { organisationLimits, Version } from "./organisation.ts";
import { ChannelId, SkillFilter } from "./organisation-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id, Name } from "./validators.ts";

const area = "organisation";
const UserIds = z.array(Id).check(z.maxLength(organisationLimits.membersAtOnce));

/** A skill of the contact centre that this one stands for. */
export const AcdSkillInfo = z.strictObject({
  acdSkillId: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(64)),
  name: Name,
});
export type AcdSkillInfo = z.output<typeof AcdSkillInfo>;

/** Section 3 'Skill'. */
export const Skill = z.object({
  id: z.string(),
  name: z.string(),
  colorCode: z.string(),
  channelId: z.nullable(ChannelId),
  proficiencyEnabled: z.boolean(),
  acdSkillInfos: z.array(z.object(AcdSkillInfo.shape)),
  version: Version,
});
export const SkillRow = z.extend(Skill, { memberCount: z.number() });
export type SkillRow = z.output<typeof SkillRow>;

export const searchSkills = defineCall({
  name: "searchSkills",
  summary: "The skills of the tenant, with the number of people who have them.",
  area,
  method: "POST",
  path: "/user-management/v1/skills/search",
  access: { anyOf: ["skill:view"] },
  body: searchBody({ filter: SkillFilter, orderBy: ["name", "channelId"], figures: ["members"] }),
  answer: searchAnswer("skills", SkillRow),
  errors: ["invalidParameters"],
});

const base = "/wfo/user/skills";

export const listSkills = defineCall({
  name: "listSkills",
  summary: "All skills of the tenant, by name.",
  area,
  method: "GET",
  path: base,
  access: { anyOf: ["skill:view"] },
  answer: z.object({ skills: z.array(Skill) }),
  errors: [],
});

/** How many skills of the contact centre one may stand for. */
export const acdSkillsMax = 50;
const AcdSkillInfos = z.array(AcdSkillInfo).check(z.maxLength(acdSkillsMax));

export const SkillFields = z.strictObject({
  name: Name,
  colorCode: HexColour,
  channelId: z.nullable(ChannelId),
  proficiencyEnabled: z.boolean(),
  acdSkillInfos: AcdSkillInfos,
});
/** The same, where only name and colour must be given. */
const GivenSkill = z.extend(SkillFields, {
  channelId: z._default(z.nullable(ChannelId), null),
  proficiencyEnabled: z._default(z.boolean(), true),
  acdSkillInfos: z._default(AcdSkillInfos, []),
});
const deltaAdded = z._default(UserIds, []);

export const createSkill = defineCall({
  name: "createSkill",
  summary: "Creates a skill and gives it to the users of `deltaAdded`.",
  area,
  method: "POST",
  path: base,
  access: { anyOf: ["skill:edit"] },
  body: z.extend(GivenSkill, { deltaAdded }),
  answer: z.object({ skill: Skill }),
  errors: ["nameExists", "notFound", "tooManySkills"],
});

export const updateSkill = defineCall({
  name: "updateSkill",
  summary: "Changes a skill, gives it to the users of `deltaAdded` and takes it from those of `deltaDeleted`.",
  area,
  method: "PUT",
  path: base,
  access: { anyOf: ["skill:edit"] },
  body: z.extend(GivenSkill, {
    id: Id,
    deltaAdded,
    deltaDeleted: z._default(UserIds, []),
    version: z.optional(Version),
  }),
  answer: z.object({ skill: Skill }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "tooManySkills"],
});

export const deleteSkill = defineCall({
  name: "deleteSkill",
  summary: "Deletes a skill, also from the people who have it.",
  area,
  method: "DELETE",
  path: base,
  access: { anyOf: ["skill:edit"] },
  query: z.strictObject({ id: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

const SkillUser = z.object({ userId: z.string(), proficiency: z.number() });

export const allSkillUsers = defineCall({
  name: "allSkillUsers",
  summary: "Who has each skill, and how well.",
  area,
  method: "GET",
  path: `${base}/all/users`,
  access: { anyOf: ["skill:view"] },
  answer: z.object({ skills: z.array(z.object({ id: z.string(), users: z.array(SkillUser) })) }),
  errors: [],
});

export const skillUsers = defineCall({
  name: "skillUsers",
  summary: "Who has a skill, and how well.",
  area,
  method: "GET",
  path: `${base}/users`,
  access: { anyOf: ["skill:view"] },
  query: z.strictObject({ id: Id }),
  answer: z.object({ users: z.array(SkillUser) }),
  errors: ["notFound"],
});

export const importAcdSkills = defineCall({
  name: "importAcdSkills",
  summary:
    "Takes over skills of the contact centre: one that is not linked yet is linked to the skill of its name, or becomes a new skill.",
  area,
  method: "POST",
  path: "/wfo/user/incontact/skills",
  access: { anyOf: ["skill:edit"] },
  body: z.strictObject({
    skills: z
      .array(z.extend(AcdSkillInfo, { channelId: z._default(z.nullable(ChannelId), null) }))
      .check(z.minLength(1, "required"), z.maxLength(200)),
  }),
  answer: z.object({ skills: z.array(Skill) }),
  errors: [],
});
