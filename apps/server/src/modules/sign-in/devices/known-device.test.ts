import { forgetDevice, listDevices } from "@evolve/contracts/devices";
import { openBrowser } from "@evolve/testkit/browser";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
const wrong = "Not#2026-this";

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerName: 5, hashQueue: 2_000 } });
  tenant = await buildTenant(server.services);
});
beforeEach(async () => {
  user = await buildUser(server.services, tenant);
});
afterAll(() => server.close());

const guess = async (times: number, of: BuiltUser = user) => {
  const strangers = Array.from({ length: times }, () => openBrowser(server).enter({ ...of, password: wrong }));
  return [...new Set(await Promise.all(strangers))].sort();
};

test(
  "A thousand wrong guesses from elsewhere do not stop the owner's known device [SEC-09]",
  { timeout: 180_000 },
  async () => {
    const own = openBrowser(server);
    expect(await own.enter(user)).toBe("signed in");
    for (let round = 0; round < 10; round += 1) await guess(100);
    expect(await openBrowser(server).enter(user)).toBe("144");
    expect(await own.enter(user)).toBe("signed in");
  },
);

test("A known device has a count of its own, which locks it alone [SEC-09]", async () => {
  const [first, second] = [openBrowser(server), openBrowser(server)];
  await first.enter(user);
  await second.enter(user);
  for (let time = 0; time < 5; time += 1) expect(await first.enter({ ...user, password: wrong })).toBe("101");
  expect(await first.enter(user)).toBe("144");
  expect(await second.enter(user)).toBe("signed in");
  expect(await openBrowser(server).enter(user)).toBe("signed in");
});

test("User name and email of one account share one count, and a stranger cannot tell an account by it [SEC-09, SEC-08]", async () => {
  const email = `mail-${user.userName}`;
  await server.services.database.system
    .updateTable("sign_in_directory")
    .set({ email })
    .where("user_id", "=", user.id)
    .execute();
  for (const name of [user.userName, email, user.userName, email, user.userName])
    expect(await guess(1, { ...user, userName: name })).toEqual(["101"]);
  expect(await guess(1, { ...user, userName: email })).toEqual(["144"]);
  const nobody = { ...user, userName: "nobody@nowhere.test" };
  for (let time = 0; time < 5; time += 1) expect(await guess(1, nobody)).toEqual(["101"]);
  expect(await guess(1, nobody)).toEqual(["144"]);
});

test("Another person's device, and one that was forgotten, are strangers [SEC-09]", async () => {
  const neighbour = openBrowser(server);
  await neighbour.enter(await buildUser(server.services, tenant));
  const own = openBrowser(server);
  await own.enter(user);
  await guess(5);
  expect(await neighbour.enter(user)).toBe("144");
  expect(await own.enter(user)).toBe("signed in");
  const [device] = (await own.call(listDevices, {})).body.devices;
  expect(device).toMatchObject({ current: true });
  expect((await neighbour.call(forgetDevice, { params: { deviceId: device?.id ?? "" } })).status).toBe(404);
  expect((await own.call(forgetDevice, { params: { deviceId: device?.id ?? "" } })).status).toBe(200);
  expect(await own.enter(user)).toBe("144");
});

test("A cookie that was made up makes no device known [SEC-09]", async () => {
  const own = openBrowser(server);
  await own.enter(user);
  await guess(5);
  const forger = openBrowser(server);
  forger.cookies.set("known_device", `v1.${Buffer.from("0".repeat(64)).toString("base64url")}`);
  expect(await forger.enter(user)).toBe("144");
});

test("A sign-in from a new device is told by mail, the first one of all is not [SEC-16]", async () => {
  const mails = () => server.mail.mails.filter(({ to }) => to?.[0]?.address === user.userName);
  const [first, second] = [openBrowser(server), openBrowser(server)];
  await first.enter(user);
  await first.enter(user);
  await second.enter(user);
  await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 10_000 });
  expect(mails()[0]?.subject).toBe("New sign-in to Evolve");
});
