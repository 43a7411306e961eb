import type { BuiltTenant } from "./builders.ts";
import { buildServiceAccount, type ServiceAccount } from "./service-account.ts";
import type { TestServer } from "./test-server.ts";

interface Relative {
  readonly value: string;
  readonly display?: string;
}

/** Everything that an answer may say; each says a part of it. */
interface ScimSaid {
  readonly schemas: readonly string[];
  readonly id: string;
  readonly externalId: string;
  readonly userName: string;
  readonly displayName: string;
  readonly active: boolean;
  readonly name: { readonly givenName: string };
  readonly emails: readonly Relative[];
  readonly groups: readonly Relative[];
  readonly members: readonly Relative[];
  readonly meta: { readonly location: string; readonly version: string };
  readonly totalResults: number;
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly ScimSaid[];
  readonly endpoint: string;
  readonly schema: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly status: string;
  readonly scimType: string;
  readonly detail: string;
  readonly errorCode: string;
}

export interface ScimAnswer {
  readonly status: number;
  /** Null where there is none. */
  readonly body: ScimSaid;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface ScimClient extends ServiceAccount {
  readonly send: (
    method: Method,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ScimAnswer>;
}

const provisioning = ["user:view", "user:create", "user:edit", "user:delete", "group:view", "group:edit"];

/** An identity provider: a service account's access key as bearer token, and requests in the protocol's media type. */
export const connectScim = async (
  server: Pick<TestServer, "app" | "services">,
  tenant: BuiltTenant,
  permissions: readonly string[] = provisioning,
): Promise<ScimClient> => {
  const account = await buildServiceAccount(server, tenant, permissions);
  const { accessKeyId, accessKeySecret } = account.key;
  return {
    ...account,
    send: async (method, path, body, headers) => {
      const response = await server.app.inject({
        method,
        url: `/scim/v2${path}`,
        headers: {
          authorization: `Bearer ${accessKeyId}.${accessKeySecret}`,
          accept: "application/scim+json",
          ...(body !== undefined && { "content-type": "application/scim+json; charset=utf-8" }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      return {
        status: response.statusCode,
        body: (response.payload === "" ? null : response.json<unknown>()) as ScimSaid,
        headers: response.headers,
      };
    },
  };
};

/** The query of a filter. */
export const filtered = (filter: string): string => `?filter=${encodeURIComponent(filter)}`;
