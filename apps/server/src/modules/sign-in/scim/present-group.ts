import { scimSchemas } from "@evolve/contracts/scim";
import type { ScimGroup } from "@evolve/contracts/scim-groups";
import type { Services } from "../../../core/services.ts";
import type { ScimGroupRow, ScimMember } from "./groups-repository.ts";
import { metaOf, tagOf } from "./resource.ts";

export const groupTag = ({ id, name, externalId, membersDigest }: ScimGroupRow): string =>
  tagOf([id, name, externalId, membersDigest]);

/** A group; without its members where nobody has asked for them. */
export const presentScimGroup = (
  services: Pick<Services, "origin">,
  row: ScimGroupRow,
  members: readonly ScimMember[] | null,
): ScimGroup => ({
  schemas: [scimSchemas.group],
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  displayName: row.name,
  ...(members && {
    members: members.map(({ id, fullName }) => ({
      value: id,
      display: fullName,
      type: "User",
    })),
  }),
  meta: metaOf(services, "Group", row, groupTag(row)),
});
