import { isUuid } from "@evolve/contracts/uuid";
import { Name } from "@evolve/contracts/validators";
import { Tester } from "scim2-parse-filter";
import { refuse } from "../../../core/refusal.ts";
import { type Change, fieldOf } from "./patch.ts";
import { externalIdOf, valueOf } from "./user-draft.ts";

/** What SCIM says of a group, or will. */
export interface GroupDraft {
  readonly name: string;
  readonly externalId: string | null;
  readonly members: ReadonlySet<string>;
}

export const newGroup: GroupDraft = { name: "", externalId: null, members: new Set() };

const memberIn = (value: unknown): string => {
  const id = typeof value === "string" ? value : fieldOf(value, "value");
  return typeof id === "string" && isUuid(id)
    ? id.toLowerCase()
    : refuse("invalidParameters", { fields: { "members.value": "invalid" } });
};

const membersIn = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.map(memberIn);
};

const tester = new Tester();

const changeMembers = (members: ReadonlySet<string>, { op, part, filter, value }: Change): ReadonlySet<string> => {
  // Names of members are their own.
  if (part !== null && part !== "value") return members;
  if (op === "remove" && filter) {
    const isMeant = (id: string): boolean => tester.test({ value: id, type: "User" }, filter);
    return new Set([...members].filter((id) => !isMeant(id)));
  }
  const named = membersIn(value);
  if (op === "add") return new Set([...members, ...named]);
  if (op === "replace") return new Set(named);
  // Without a filter those that the value names, as some identity providers write it, else all.
  const leaving = new Set(named);
  return new Set(named.length > 0 ? [...members].filter((id) => !leaving.has(id)) : []);
};

/** Attributes that we do not keep are ignored. */
export const changeGroupDraft = (draft: GroupDraft, change: Change): GroupDraft => {
  switch (change.attribute) {
    case "displayname":
      return { ...draft, name: valueOf(Name, change.value, "displayName") };
    case "externalid":
      return { ...draft, externalId: externalIdOf(change) };
    case "members":
      return { ...draft, members: changeMembers(draft.members, change) };
    default:
      return draft;
  }
};
