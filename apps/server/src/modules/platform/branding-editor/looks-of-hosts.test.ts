import { brandingProperties, currentBrandingProfile } from "@evolve/contracts/branding";
import { readBrand, resetBrand, saveBrand } from "@evolve/contracts/branding-editor";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { PNG } from "pngjs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let north: string;
let south: string;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  [north, south] = [`north-${made}.test`, `south-${made}.test`];
  tenant = await buildTenant(server.services, { hosts: [north, south] });
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:edit"] }));
});

const fields = {
  brandName: "Globex",
  backgroundColor: "#0f6b4f",
  headerTextColor: "#ffffff",
  supportEmail: "",
  coBrand: "",
  marketingUrl: "",
};
const pictureOf = (width: number, height: number): string => {
  const png = new PNG({ width, height });
  png.data.fill(255);
  return PNG.sync.write(png).toString("base64");
};
const queryOf = (host: string | undefined) => (host === undefined ? {} : { host });
const save = (host: string | undefined, changes: object = {}) =>
  administrator.call(saveBrand, { query: queryOf(host), body: { ...fields, ...changes } });
const reset = (host: string, version: number) => administrator.call(resetBrand, { query: { host }, body: { version } });
const lookOf = async (host?: string) => (await administrator.call(readBrand, { query: queryOf(host) })).body;
const get = (url: string, host: string) => server.app.inject({ url, headers: { host } });
const looksAt = async (hostName: string) =>
  (await anonymous(server).call(brandingProperties, { params: { hostName } })).body;
const sizeOf = async (url: string) => {
  const { statusCode, rawPayload } = await get(url, north);
  return statusCode === 200 ? PNG.sync.read(rawPayload).width : statusCode;
};

test("A host's own look shows only at that host, and the tenant's at its others [BRAND-001]", async () => {
  await save(undefined);
  const look = { brandName: "Globex North", backgroundColor: "#7a1f1f" };
  const parts = { coBrand: "By North", marketingUrl: "https://localhost/north", logo: pictureOf(30, 4) };
  const { body } = await save(north.toUpperCase(), { ...look, ...parts });
  expect(body).toMatchObject({
    brand: { brandName: "Globex North" },
    inherited: { brandName: "Globex" },
    hosts: [
      { host: north, hasOwnLook: true },
      { host: south, hasOwnLook: false },
    ],
    version: 2,
  });
  const none = { marketingEnabled: false, marketingURL: "", coBrand: "" };
  expect(await looksAt(north)).toMatchObject({
    cxoneLoginBgColor: "#7a1f1f",
    coBrand: "By North",
    marketingEnabled: true,
    marketingURL: "https://localhost/north",
  });
  expect(await looksAt(south)).toMatchObject({ cxoneLoginBgColor: "#0f6b4f", ...none });
  expect(await sizeOf(`/branding-details/${north}/logo.png`)).toBe(30);
  expect(await sizeOf(`/branding-details/${south}/logo.png`)).toBe(404);
  expect(await lookOf(south)).toMatchObject({ brand: null, inherited: { brandName: "Globex" }, version: 1 });
  expect((await lookOf()).brand).toMatchObject({ brandName: "Globex" });
});

test("The header has the look of the host where the person is", async () => {
  await save(undefined);
  await save(north, { brandName: "Globex North" });
  const headers = (host: string) => ({ headers: { host } });
  const nameAt = async (host: string) => {
    const { body } = await administrator.send(currentBrandingProfile, headers(host));
    return (body as { brandingProfile: { brandName: string } }).brandingProfile.brandName;
  };
  expect([await nameAt(north), await nameAt(south), await nameAt("elsewhere.test")]).toEqual([
    "Globex North",
    "Globex",
    "Globex",
  ]);
});

test("A host's first look keeps the tenant's picture, whatever the tenant does with its own afterwards", async () => {
  const tenantLogo = (await save(undefined, { logo: pictureOf(8, 4) })).body.brand?.logo ?? "";
  const hostLogo = (await save(north)).body.brand?.logo ?? "";
  expect(hostLogo).not.toBe(tenantLogo);
  await save(undefined, { logo: pictureOf(20, 4) });
  expect([await sizeOf(tenantLogo), await sizeOf(hostLogo)]).toEqual([20, 8]);
  const { version } = await lookOf();
  await administrator.call(resetBrand, { query: {}, body: { version } });
  expect([await sizeOf(tenantLogo), await sizeOf(hostLogo)]).toEqual([404, 8]);
  expect(await sizeOf(`/branding-details/${north}/logo.png`)).toBe(8);
});

test("A reset returns the host to the tenant's look, deletes its pictures, and refuses edits from before it", async () => {
  await save(undefined, { logo: pictureOf(8, 4) });
  const { version, brand } = (await save(north, { logo: pictureOf(30, 4), icon: pictureOf(5, 5) })).body;
  const answer = await reset(north, version);
  expect(answer.body).toMatchObject({ brand: null, inherited: { brandName: "Globex" }, version: version + 1 });
  expect([await sizeOf(brand?.logo ?? ""), await sizeOf(brand?.icon ?? "")]).toEqual([404, 404]);
  expect(await sizeOf(`/branding-details/${north}/logo.png`)).toBe(8);
  expect(await save(north, { version })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  expect((await save(north, { version: version + 1 })).body).toMatchObject({
    brand: { icon: "" },
    version: version + 2,
  });
});

test("Of two administrators who begin a host's look the second is refused; looks of different hosts are not in the way", async () => {
  const { version } = await lookOf(north);
  const answers = await Promise.all([save(north, { version }), save(north, { version }), save(south, { version })]);
  expect(
    answers
      .map(({ status }) => status)
      .slice(0, 2)
      .sort(),
  ).toEqual([200, 409]);
  expect(answers[2].status).toBe(200);
  expect((await lookOf()).version).toBe(1);
});

test("A host of another tenant, or of nobody, does not exist", async () => {
  const foreign = `foreign-${made}.test`;
  await buildTenant(server.services, { hosts: [foreign] });
  for (const host of [foreign, "nobody.test"]) {
    expect((await administrator.call(readBrand, { query: { host } })).status).toBe(404);
    expect((await save(host)).status).toBe(404);
    expect((await reset(host, 1)).status).toBe(404);
  }
  expect((await looksAt(foreign)).cxoneLoginBgColor).toBe("#0b2a5b");
});

test("A host's look is closed to signed-out callers and to people without the permission", async () => {
  const query = { host: north };
  expect((await anonymous(server).call(readBrand, { query })).status).toBe(401);
  expect((await anonymous(server).call(saveBrand, { query, body: fields })).status).toBe(401);
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:view"] }));
  expect((await viewer.call(readBrand, { query })).status).toBe(200);
  expect((await viewer.call(saveBrand, { query, body: fields })).status).toBe(403);
  expect((await viewer.call(resetBrand, { query, body: {} })).status).toBe(403);
  expect((await save("")).status).toBe(400);
});
