import { login } from "@evolve/contracts/authentication";
import { exchangeToken } from "@evolve/contracts/session-tokens";
import { anonymous, type TestClient, withTokens } from "./client.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { newId } from "@evolve/server/ids";
import { generateTenant } from "@evolve/server/demo/generate";
import { insertTenants } from "@evolve/server/demo/repository";
import { demoPassword, demoTenants } from "@evolve/server/demo/tenants";
import { seedPlanning } from "@evolve/server/demo/planning/seed-planning";

interface Acme {
  readonly server: TestServer;
  readonly tenantId: string;
  readonly signInAs: (userName: string) => Promise<TestClient>;
}

/** A server with Acme as the demo begins: its people, and its planning as it is set up. What the demo's jobs make is missing. */
export const startAcme = async (): Promise<Acme> => {
  const server = await startTestServer();
  const { clock, config, database, passwords, secrets } = server.services;
  const tenantId = newId();
  await insertTenants(database, async () => {
    const made = {
      now: clock.now(),
      area: config.area,
      passwordHash: await passwords.hash(demoPassword),
      sealTotp: (secret: string) => secrets.seal(secret, "totp"),
    };
    return demoTenants.filter(({ key }) => key === "acme").map((tenant) => generateTenant(tenant, made, tenantId));
  });
  await seedPlanning(server.services);
  const signInAs = async (userName: string): Promise<TestClient> => {
    const stranger = anonymous(server);
    const { body } = await stranger.call(login, { body: { userName, password: demoPassword } });
    const tokens = await stranger.call(exchangeToken, { body: { accessToken: body.id_token } });
    return withTokens(server, tokens.body);
  };
  return { server, tenantId, signInAs };
};
