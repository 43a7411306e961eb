import * as z from "zod/mini";

const Added = z.strictObject({
  userId: z.string(),
  fullName: z.string(),
  /** Null where there is none, or where it stays as it is. */
  proficiency: z.nullable(z.number()),
  /** Somebody who is a member already, and gets another proficiency. */
  isMember: z.boolean(),
});

/** What a form changes of the members, until it is saved. */
export const MemberChanges = z.strictObject({ added: z.array(Added), removed: z.array(z.string()) });
export type MemberChanges = z.output<typeof MemberChanges>;

export const noMemberChanges: MemberChanges = { added: [], removed: [] };

/** The changes as `changeMembers` takes them; undefined where there are none. */
export const memberDeltas = ({ added, removed }: MemberChanges) =>
  added.length + removed.length === 0
    ? undefined
    : {
        added: added.map(({ userId, proficiency }) => ({ userId, ...(proficiency !== null && { proficiency }) })),
        removed: [...removed],
      };
