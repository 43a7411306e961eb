import { explainMenu } from "@evolve/contracts/navigation";
import { type LicensedLink, previewLicences } from "@evolve/contracts/tenant-management";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let platform: BuiltTenant;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  platform = await buildTenant(server.services, { licences: ["TM"] });
  manager = await signIn(server, await buildUser(server.services, platform, { permissions: ["tenant:view"] }));
});
afterAll(() => server.close());

type Application = "WFM" | "ACD" | "TM";
const termsOf = (...ids: Application[]) => ({
  licenses: ids.map((applicationId) => ({ applicationId, featureIds: [] })),
  toggles: [],
});
const preview = async (...ids: Application[]): Promise<LicensedLink[]> =>
  (await manager.call(previewLicences, { body: termsOf(...ids) })).body.links;
const shown = (links: readonly { id: string; isShown: boolean }[]) =>
  links.filter(({ isShown }) => isShown).map(({ id }) => id);

test("A licence brings its screens, and says of each which licence opens it", async () => {
  const [without, withWfm] = [await preview(), await preview("WFM")];
  expect(shown(without)).toContain("users");
  expect(shown(without)).not.toContain("queues");
  expect(shown(withWfm)).toEqual(expect.arrayContaining([...shown(without), "queues"]));
  const of = (id: string) => withWfm.find((link) => link.id === id);
  expect(of("queues")).toMatchObject({ licences: "WFM", openedBy: ["WFM"], isShown: true });
  expect(of("users")).toMatchObject({ licences: null, openedBy: [], isShown: true });
  expect(of("tenants")).toMatchObject({ licences: "TM", openedBy: ["TM"], isShown: false });
});

test("The preview is what an administrator of a tenant with these licences then has", async () => {
  const tenant = await buildTenant(server.services, { licences: ["WFM", "ACD"] });
  const person = await buildUser(server.services, tenant, { permissions: ["all"] });
  const own = await (await signIn(server, person)).call(explainMenu, { params: { userId: person.id } });
  expect(shown(await preview("WFM", "ACD"))).toEqual(shown(own.body.links));
});

test("It is for managers of tenants only: neither signed out, nor without the permission, nor of a tenant without TM", async () => {
  const body = termsOf("WFM");
  expect((await anonymous(server).call(previewLicences, { body })).status).toBe(401);
  const nobody = await signIn(server, await buildUser(server.services, platform, { permissions: [] }));
  expect((await nobody.call(previewLicences, { body })).status).toBe(403);
  const other = await buildTenant(server.services, { licences: ["WFM"] });
  const administrator = await signIn(server, await buildUser(server.services, other, { permissions: ["all"] }));
  expect((await administrator.call(previewLicences, { body })).status).toBe(403);
});

test("A licence that there is not is refused", async () => {
  const body = { licenses: [{ applicationId: "GOLD" as "WFM", featureIds: [] }], toggles: [] };
  expect((await manager.call(previewLicences, { body })).status).toBe(400);
});
