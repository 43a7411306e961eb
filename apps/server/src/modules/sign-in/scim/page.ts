import { scim, type ScimListQuery, scimSchemas } from "@evolve/contracts/scim";

/** Which rows a list answers: `startIndex` counts from one, and less than one is one; a negative size is none (RFC 7644, 3.4.2.4). */
export const pageOf = ({ startIndex, count }: ScimListQuery): { skip: number; top: number } => ({
  skip: Math.max(1, Number(startIndex ?? 1)) - 1,
  top: Math.min(Math.max(0, Number(count ?? scim.pageSize)), scim.pageSizeMax),
});

/** A list as the protocol has it. */
export const listAnswer = <R>(resources: R[], total: number, skip: number) => ({
  schemas: [scimSchemas.list],
  totalResults: total,
  startIndex: skip + 1,
  itemsPerPage: resources.length,
  Resources: resources,
});
