import { scimSchemas } from "@evolve/contracts/scim";
import type { ScimUser } from "@evolve/contracts/scim-users";
import type { Services } from "../../../core/services.ts";
import { metaOf, tagOf } from "./resource.ts";
import type { ScimUserRow } from "./users-repository.ts";

/** What identity providers decide of a user. The groups are those of the groups' own resources. */
const saidOf = (row: ScimUserRow) => ({
  schemas: [scimSchemas.user],
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  userName: row.userName,
  name: {
    formatted: row.fullName,
    givenName: row.firstName,
    ...(row.lastName !== "" && { familyName: row.lastName }),
  },
  displayName: row.fullName,
  emails: [{ value: row.email, type: "work", primary: true }],
  active: !row.lockedDown,
});

export const userTag = (row: ScimUserRow): string => tagOf(saidOf(row));

export const presentScimUser = (services: Pick<Services, "origin">, row: ScimUserRow): ScimUser => ({
  ...saidOf(row),
  ...(row.groups.length > 0 && {
    groups: row.groups.map(({ id, name }) => ({
      value: id,
      display: name,
      type: "direct",
    })),
  }),
  meta: metaOf(services, "User", row, userTag(row)),
});
