import { scim, scimSchemas } from "@evolve/contracts/scim";

interface Attribute {
  readonly name: string;
  readonly description: string;
  readonly type?: "string" | "boolean" | "complex";
  readonly multiValued?: true;
  readonly required?: true;
  readonly caseExact?: true;
  readonly mutability?: "readOnly";
  readonly uniqueness?: "server";
  readonly subAttributes?: readonly Attribute[];
}

/** An attribute with all characteristics that RFC 7643, 7 asks for. */
const describe = ({ subAttributes, ...attribute }: Attribute): Record<string, unknown> => ({
  type: "string",
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...attribute,
  ...(subAttributes && { subAttributes: subAttributes.map(describe) }),
});

const externalId: Attribute = {
  name: "externalId",
  description: "The id at the identity provider.",
  caseExact: true,
};

const relatives = (mutability?: "readOnly"): readonly Attribute[] => {
  const fixed = mutability ? { mutability } : {};
  return [
    { name: "value", description: "Its id.", caseExact: true, ...fixed },
    { name: "display", description: "Its name.", mutability: "readOnly" },
    { name: "type", description: "What it is.", mutability: "readOnly" },
  ];
};

const userAttributes: readonly Attribute[] = [
  externalId,
  {
    name: "userName",
    description: "The name to sign in with, of the form of an email address.",
    required: true,
    uniqueness: "server",
  },
  {
    name: "name",
    description: "The person's name.",
    type: "complex",
    subAttributes: [
      { name: "formatted", description: "First and last name.", mutability: "readOnly" },
      { name: "givenName", description: "The first name." },
      { name: "familyName", description: "The last name." },
    ],
  },
  { name: "displayName", description: "First and last name.", mutability: "readOnly" },
  {
    name: "emails",
    description: "One address, by default the user name.",
    type: "complex",
    multiValued: true,
    subAttributes: [
      { name: "value", description: "The address.", uniqueness: "server" },
      { name: "type", description: "Always 'work'.", mutability: "readOnly" },
      { name: "primary", description: "Always true.", type: "boolean", mutability: "readOnly" },
    ],
  },
  { name: "active", description: "False while the user is locked and has no session.", type: "boolean" },
  {
    name: "groups",
    description: "The groups that the user is in, which their own resources change.",
    type: "complex",
    multiValued: true,
    mutability: "readOnly",
    subAttributes: relatives("readOnly"),
  },
];

const groupAttributes: readonly Attribute[] = [
  externalId,
  { name: "displayName", description: "The group's name.", required: true, uniqueness: "server" },
  {
    name: "members",
    description: "The users in the group.",
    type: "complex",
    multiValued: true,
    subAttributes: relatives(),
  },
];

const metaSchemas = {
  config: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig",
  resourceType: "urn:ietf:params:scim:schemas:core:2.0:ResourceType",
  schema: "urn:ietf:params:scim:schemas:core:2.0:Schema",
} as const;

const kinds = [
  { name: "User", schema: scimSchemas.user, description: "People of the tenant", attributes: userAttributes },
  { name: "Group", schema: scimSchemas.group, description: "Groups of users", attributes: groupAttributes },
] as const;

/** The documents by which identity providers learn what is served (RFC 7643, 5 to 7). */
export const describeScim = (origin: string) => {
  const base = `${origin}${scim.path}`;
  const meta = (resourceType: string, path: string) => ({ resourceType, location: `${base}/${path}` });
  return {
    config: {
      schemas: [metaSchemas.config],
      patch: { supported: true },
      bulk: { supported: true, maxOperations: scim.bulkOperationsMax, maxPayloadSize: scim.bodyMax },
      filter: { supported: true, maxResults: scim.pageSizeMax },
      changePassword: { supported: false },
      sort: { supported: true },
      etag: { supported: true },
      authenticationSchemes: [
        {
          type: "oauthbearertoken",
          name: "Bearer token",
          description: "An access key of a service account, its id and its secret with a full stop between them.",
          primary: true,
        },
      ],
      meta: meta("ServiceProviderConfig", "ServiceProviderConfig"),
    },
    resourceTypes: kinds.map(({ name, schema, description }) => ({
      schemas: [metaSchemas.resourceType],
      id: name,
      name,
      description,
      endpoint: `/${name}s`,
      schema,
      schemaExtensions: [],
      meta: meta("ResourceType", `ResourceTypes/${name}`),
    })),
    schemas: kinds.map(({ name, schema, description, attributes }) => ({
      schemas: [metaSchemas.schema],
      id: schema,
      name,
      description,
      attributes: attributes.map(describe),
      meta: meta("Schema", `Schemas/${schema}`),
    })),
  };
};
