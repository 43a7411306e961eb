import type { Call } from "@evolve/contracts/call";
import { startImpersonation } from "@evolve/contracts/impersonation";
import { resendInvitations } from "@evolve/contracts/resend-invitations";
import { startPasswordReset } from "@evolve/contracts/passwords";
import { assignRole, deleteUser } from "@evolve/contracts/user-administration";
import { uploadUsersCsv } from "@evolve/contracts/user-import";
import { buildTenant, buildUser, type BuiltTenant } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoTenants } from "./tenants.ts";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

const administration: Record<string, Call> = {
  import: uploadUsersCsv,
  delete: deleteUser,
  "force a password change": startPasswordReset,
  "change a role": assignRole,
  "resend an email": resendInvitations,
  "act as another": startImpersonation,
};

test("Which role may do what about other users: only administrators all of it, and managers not delete or act as them [USER-024, USER-025]", async () => {
  const roles = demoTenants.find(({ key }) => key === "acme")?.roles ?? [];
  const allowed: Record<string, string[]> = {};
  for (const { name, permissions } of roles) {
    const client = await signIn(server, await buildUser(server.services, tenant, { permissions }));
    const may = async (call: Call) => (await client.send(call, { body: {} })).errorCode !== "FORBIDDEN";
    const answers = await Promise.all(
      Object.entries(administration).map(async ([what, call]) => [what, await may(call)]),
    );
    allowed[name] = answers.filter(([, is]) => is).map(([what]) => String(what));
  }
  expect(allowed).toEqual({
    Administrator: Object.keys(administration),
    Manager: ["import", "force a password change", "change a role", "resend an email"],
    Supervisor: [],
    Evaluator: [],
    Agent: [],
    "No Access": [],
    Planner: [],
    "Quality Lead": [],
    "Real-Time Analyst": [],
  });
});
