import { brandPictureLimits, readBrand, resetBrand, saveBrand } from "@evolve/contracts/branding-editor";
import { currentBrandingProfile } from "@evolve/contracts/branding";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { crc32 } from "node:zlib";
import { PNG } from "pngjs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let host: string;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  host = `brand-${(made += 1)}.test`;
  tenant = await buildTenant(server.services, { hosts: [host] });
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:edit"] }));
});

const fields = {
  brandName: "Globex",
  backgroundColor: "#0F6B4F",
  headerTextColor: "#fff",
  supportEmail: "help@globex.test",
  coBrand: "Powered by Evolve",
  marketingUrl: "",
};
const pictureOf = (width: number, height: number): string => {
  const png = new PNG({ width, height });
  png.data.fill(255);
  return PNG.sync.write(png).toString("base64");
};
const save = (changes: object = {}) => administrator.call(saveBrand, { query: {}, body: { ...fields, ...changes } });
const stored = async () => (await administrator.call(readBrand, { query: {} })).body;
const get = (url: string, name = host) => server.app.inject({ url, headers: { host: name } });
const iconsOf = async (): Promise<string[]> =>
  (await get("/manifest.webmanifest")).json<{ icons: { src: string }[] }>().icons.map(({ src }) => src);

test("A saved look is on the host's pages and in the header at once, with colours as #rrggbb", async () => {
  expect(await stored()).toEqual({
    brand: null,
    inherited: null,
    hosts: [{ host, hasOwnLook: false }],
    isTrial: false,
    version: 1,
  });
  const { body } = await save({ logo: pictureOf(8, 4) });
  expect(body).toMatchObject({
    brand: { ...fields, backgroundColor: "#0f6b4f", headerTextColor: "#ffffff", icon: "" },
    version: 2,
  });
  expect(await stored()).toEqual(body);
  const profile = (await administrator.call(currentBrandingProfile, {})).body.brandingProfile;
  expect(profile).toMatchObject({ brandName: "Globex", cxoneLoginHeaderLogoUrl: body.brand?.logo });
  const logo = await get(body.brand?.logo ?? "");
  expect(logo.headers).toMatchObject({ "content-type": "image/png", "x-content-type-options": "nosniff" });
  expect(PNG.sync.read(logo.rawPayload)).toMatchObject({ width: 8, height: 4 });
});

test("A picture that is left out stays, and null removes it", async () => {
  const { body } = await save({ logo: pictureOf(8, 4), icon: pictureOf(8, 8) });
  expect((await save({ brandName: "Globex 2" })).body.brand).toMatchObject({ logo: body.brand?.logo });
  const without = (await save({ logo: null })).body.brand;
  expect(without).toMatchObject({ logo: "", icon: body.brand?.icon });
  expect((await get(body.brand?.logo ?? "")).statusCode).toBe(404);
});

test("An installed app has the host's icon, or its logo, and else the product's symbol", async () => {
  await save();
  expect(await iconsOf()).toContain("/app-icons/0f6b4f/512.png");
  await save({ logo: pictureOf(40, 10) });
  const ofLogo = await iconsOf();
  await save({ icon: pictureOf(16, 16) });
  const ofIcon = await iconsOf();
  expect(new Set([...ofLogo, ...ofIcon]).size).toBe(8);
  for (const url of ofIcon) {
    const icon = await get(url);
    expect(icon.statusCode, url).toBe(200);
    const size = Number(/(\d+)\.png$/.exec(url)?.[1]);
    const { data, width, height } = PNG.sync.read(icon.rawPayload);
    expect([width, height]).toEqual([size, size]);
    // The brand's colour in the corner, the picture in the middle.
    expect([...data.subarray(0, 4)]).toEqual([0x0f, 0x6b, 0x4f, 255]);
    const middle = ((size / 2) * size + size / 2) * 4;
    expect([...data.subarray(middle, middle + 3)]).toEqual([255, 255, 255]);
  }
  expect((await get(ofLogo[0] ?? "")).statusCode).toBe(404);
});

test("What is no PNG, is too large, or would unpack to more, is refused at its field", async () => {
  const faultOf = async (logo: string) =>
    ((await save({ logo })).body as unknown as { fields?: Record<string, string> }).fields?.["logo"];
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
  expect(await faultOf(svg.toString("base64"))).toBe("picture");
  const { side } = brandPictureLimits;
  expect(await faultOf(pictureOf(side + 1, 1))).toBe("picture");
  const bomb = Buffer.from(pictureOf(4, 4), "base64");
  bomb.writeUInt32BE(60_000, 16);
  expect(await faultOf(bomb.toString("base64"))).toBe("picture");
  expect(await faultOf(Buffer.from(pictureOf(4, 4), "base64").subarray(0, 40).toString("base64"))).toBe("picture");
  expect(await faultOf("A".repeat(brandPictureLimits.bytes * 2))).toBe("maxLength");
  expect((await stored()).brand).toBeNull();
});

test("Nothing but pixels is kept of a picture", async () => {
  const plain = Buffer.from(pictureOf(4, 4), "base64");
  const text = Buffer.from("tEXtComment\0made by Vera");
  const chunk = Buffer.alloc(text.length + 8);
  chunk.writeUInt32BE(text.length - 4, 0);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), text.length + 4);
  const end = plain.length - 12;
  const told = Buffer.concat([plain.subarray(0, end), chunk, plain.subarray(end)]);
  const { brand } = (await save({ icon: told.toString("base64") })).body;
  expect((await get(brand?.icon ?? "")).rawPayload.includes("Vera")).toBe(false);
  const behind = Buffer.concat([plain, Buffer.from("<script>")]).toString("base64");
  expect((await save({ icon: behind })).status).toBe(400);
});

test("Colours that cannot be read on each other, and what is no address, are refused at their field", async () => {
  const fieldsOf = async (changes: object) =>
    ((await save(changes)).body as unknown as { fields: Record<string, string> }).fields;
  expect(await fieldsOf({ headerTextColor: "#0f5b4f" })).toEqual({ headerTextColor: "contrast" });
  expect(await fieldsOf({ backgroundColor: "red" })).toMatchObject({ backgroundColor: "hexColour" });
  expect(await fieldsOf({ marketingUrl: "javascript:alert(1)" })).toEqual({ marketingUrl: "webAddress" });
  expect(await fieldsOf({ brandName: "<b>" })).toEqual({ brandName: "name" });
});

test("A reset returns the suite's own look, and an edit from before it is refused", async () => {
  const { version, brand } = (await save({ logo: pictureOf(8, 4) })).body;
  const reset = await administrator.call(resetBrand, { query: {}, body: { version } });
  expect(reset.body).toMatchObject({ brand: null, version: version + 1 });
  expect((await get(brand?.logo ?? "")).statusCode).toBe(404);
  expect(await save({ version })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  expect((await administrator.call(currentBrandingProfile, {})).body.brandingProfile).toBeNull();
  expect(await iconsOf()).toContain("/app-icons/1461c4/512.png");
});

test("Of two administrators the second is refused, also by If-Match, and neither acts without a recent proof", async () => {
  const { version } = await stored();
  expect((await save({ version })).status).toBe(200);
  expect(await save({ version })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  expect(await administrator.call(resetBrand, { query: {}, body: { version } })).toMatchObject({ status: 409 });
  const conditional = await administrator.send(saveBrand, { body: fields, headers: { "if-match": `"${version}"` } });
  expect(conditional.status).toBe(412);
  server.clock.advance(6 * 60);
  expect((await save()).errorCode).toBe("STEP_UP_REQUIRED");
  expect((await administrator.call(resetBrand, { query: {}, body: {} })).errorCode).toBe("STEP_UP_REQUIRED");
});

test("A look is the tenant's own: nobody else's changes, and only those who may edit the tenant change it", async () => {
  const other = await buildTenant(server.services);
  const neighbour = await signIn(server, await buildUser(server.services, other, { permissions: ["tenant:edit"] }));
  await save();
  expect((await neighbour.call(readBrand, { query: {} })).body.brand).toBeNull();
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:view"] }));
  expect((await viewer.call(readBrand, { query: {} })).body.brand).toMatchObject({ brandName: "Globex" });
  expect((await viewer.call(saveBrand, { query: {}, body: fields })).status).toBe(403);
  expect((await viewer.call(resetBrand, { query: {}, body: {} })).status).toBe(403);
});
