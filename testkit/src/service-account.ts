import { randomBytes } from "node:crypto";
import { createAccessKey } from "@evolve/contracts/access-keys";
import { createServiceAccount } from "@evolve/contracts/service-accounts";
import { type BuiltTenant, buildUser } from "./builders.ts";
import { signIn, type TestClient } from "./client.ts";
import { buildNamed } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export interface ServiceAccount {
  readonly userId: string;
  readonly key: { readonly accessKeyId: string; readonly accessKeySecret: string };
  /** The administrator who made the key. */
  readonly administrator: TestClient;
}

/** An account for a program, with a role of these permissions and an access key. */
export const buildServiceAccount = async (
  server: Pick<TestServer, "app" | "services">,
  tenant: BuiltTenant,
  permissions: readonly string[],
): Promise<ServiceAccount> => {
  const mark = randomBytes(3).toString("hex");
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  const roleId = await buildNamed(server.services, tenant, "role", `Program ${mark}`, permissions);
  const made = await administrator.call(createServiceAccount, { body: { name: `Program ${mark}`, roleId } });
  const { id: userId } = made.body.user;
  const created = await administrator.call(createAccessKey, { body: { userId, tenantId: tenant.id } });
  const { accessKeyId, accessKeySecret } = created.body.accessKey;
  return { userId, key: { accessKeyId, accessKeySecret }, administrator };
};
