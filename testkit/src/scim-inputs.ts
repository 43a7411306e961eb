interface ScimInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Given {
  readonly administrator: { readonly id: string; readonly userName: string };
  readonly pendingId: string;
  readonly pendingEmail: string;
  readonly groupId: string;
}

const patch = (operation: object) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  Operations: [operation],
});

/** Valid inputs of the calls by which identity providers keep users and groups in step. */
export const scimInputs: Record<string, (of: Given) => ScimInput> = {
  readScimResourceType: () => ({ params: { resourceTypeId: "User" } }),
  readScimSchema: () => ({ params: { schemaId: "urn:ietf:params:scim:schemas:core:2.0:User" } }),
  listScimUsers: ({ administrator }) => ({
    query: { filter: `userName eq "${administrator.userName}"`, count: "5", sortBy: "userName" },
  }),
  provisionUser: ({ pendingEmail }) => ({ query: {}, body: { userName: pendingEmail, name: { givenName: "Probe" } } }),
  readScimUser: ({ administrator }) => ({ params: { userId: administrator.id }, query: { attributes: "userName" } }),
  replaceScimUser: ({ pendingId }) => ({ params: { userId: pendingId }, body: { name: { givenName: "Probe" } } }),
  patchScimUser: ({ pendingId }) => ({
    params: { userId: pendingId },
    body: patch({ op: "replace", path: "name.familyName", value: "Probe" }),
  }),
  deprovisionUser: ({ administrator }) => ({ params: { userId: administrator.id } }),
  readScimMe: () => ({ query: { attributes: "userName" } }),
  replaceScimMe: () => ({ body: { name: { givenName: "Probe" } } }),
  patchScimMe: () => ({ body: patch({ op: "replace", path: "name.familyName", value: "Probe" }) }),
  scimBulk: ({ groupId, administrator }) => ({
    body: {
      failOnErrors: 1,
      Operations: [
        {
          method: "PATCH",
          path: `/Groups/${groupId}`,
          data: patch({ op: "add", path: "members", value: [{ value: administrator.id }] }),
        },
      ],
    },
  }),
  listScimGroups: ({ groupId }) => ({ query: { filter: `id eq "${groupId}"`, excludedAttributes: "members" } }),
  provisionGroup: () => ({ body: { displayName: "Probe" } }),
  readScimGroup: ({ groupId }) => ({ params: { groupId }, query: { excludedAttributes: "members" } }),
  replaceScimGroup: ({ groupId, administrator }) => ({
    params: { groupId },
    body: { displayName: "Probed", members: [{ value: administrator.id }] },
  }),
  patchScimGroup: ({ groupId, administrator }) => ({
    params: { groupId },
    body: patch({ op: "add", path: "members", value: [{ value: administrator.id }] }),
  }),
  deprovisionGroup: ({ groupId }) => ({ params: { groupId } }),
};
