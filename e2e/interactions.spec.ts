import { tokensOf } from "./support/accounts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { idOf } from "./support/schedules.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const administrator = "admin@acme.test";
const manager = "manager@acme.test";
const seconds = 20;

/** A hum of 20 seconds: 8-bit samples at 8 kHz. */
const hum = (): Buffer => {
  const samples = Buffer.alloc(seconds * 8_000);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 128 + Math.round(60 * Math.sin((at / 8_000) * 2_000));
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
};

/** A contact system's way: a session by an access key, the interaction, then its recording. */
const pushRecorded = async (page: Page, reference: string): Promise<string> => {
  const { request } = page;
  const json = async <Answer>(sent: ReturnType<typeof request.post>): Promise<Answer> => {
    const response = await sent;
    expect(response.ok(), response.url()).toBe(true);
    return (await response.json()) as Answer;
  };
  const own = { authorization: `Bearer ${(await tokensOf(page.context(), administrator)).accessToken}` };
  const { sub, tenant } = JSON.parse(
    Buffer.from(own.authorization.split(".")[1] ?? "", "base64url").toString(),
  ) as Record<string, string>;
  const { accessKey } = await json<{ accessKey: { accessKeyId: string; accessKeySecret: string } }>(
    request.post("/access-key-management/v1/access-keys", { headers: own, data: { userId: sub, tenantId: tenant } }),
  );
  const { accessKeyId, accessKeySecret } = accessKey;
  const tokens = await json<Record<string, unknown>>(
    request.post("/authentication/v1/token/access-key", { data: { accessKeyId, accessKeySecret } }),
  );
  const headers = { authorization: `Bearer ${String(tokens["accessToken"])}` };
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  const of = { reference, userId: await idOf(page, "agent@acme.test"), channel: "voice", direction: "inbound" };
  const { interactions } = await json<{ interactions: readonly { id: string }[] }>(
    request.put("/recording/v1/interactions", {
      headers,
      data: { interactions: [{ ...of, startedAt, seconds, customer: "+46 8 555 01 99", queue: "Billing" }] },
    }),
  );
  const id = interactions[0]?.id ?? "";
  const file = { name: "call.wav", mimeType: "audio/wav", buffer: hum() };
  await json(request.post(`/recording/v1/interactions/${id}/recording`, { headers, multipart: { file } }));
  await request.delete(`/access-key-management/v1/access-keys/${accessKeyId}`, { headers: own });
  return id;
};

const positionIn = (page: Page): Promise<number> =>
  page.locator("audio").evaluate((one: HTMLAudioElement) => one.currentTime);

test("a call that a contact system sends is found, really plays, and a marker leads back to a moment of it", async ({
  page,
  signedIn,
}) => {
  const reference = `call-${Date.now()}`;
  await pushRecorded(page, reference);
  await signedIn(manager);
  await shellOf(page).open(`/qm/#/interactions?search=${reference}`, "Interactions");
  const row = page.getByRole("grid").locator("[data-row-id]");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Billing");
  await expectNoAxeFaults(page, "the list of interactions");
  await row.getByRole("link").click();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expectNoAxeFaults(page, "an interaction");

  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => positionIn(page)).toBeGreaterThan(1.5);
  await expect(page.locator("audio")).toHaveJSProperty("error", null);
  await page.getByRole("button", { name: /^Add marker at 0:0/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Marker at/ });
  await dialog.getByRole("textbox", { name: /^Note/ }).fill("Well explained");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("slider", { name: "Position" }).press("End");
  await expect.poll(() => positionIn(page)).toBeGreaterThan(15);
  await page.getByRole("button", { name: /^Go to 0:0.*Well explained$/ }).click();
  await expect.poll(() => positionIn(page)).toBeLessThan(10);
});

test("an interaction on legal hold is not deleted before the hold ends", async ({ page, signedIn, watch }) => {
  watch.allow(/status of (409|404) .*\/recording\/v1\/interactions\//);
  const id = await pushRecorded(page, `held-${Date.now()}`);
  await signedIn(manager);
  await shellOf(page).open(`/qm/#/interactions/${id}`, /^Voice/);
  const ask = async (button: string, confirm: string): Promise<void> => {
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
    const dialog = page.getByRole("dialog").first();
    await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Case 12");
    await dialog.getByRole("button", { name: confirm, exact: true }).click();
  };
  await ask("Put on legal hold", "Put on legal hold");
  await expect(page.getByRole("main")).toContainText(/On legal hold since .*Case 12/);
  await ask("Delete", "Delete");
  await expect(page.getByText("The interaction is on legal hold and stays as it is.", { exact: false })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await ask("End legal hold", "End legal hold");
  await expect(page.getByRole("button", { name: "Put on legal hold" })).toBeVisible();
  await ask("Delete", "Delete");
  await expect(page).toHaveURL(/\/qm\/#\/interactions$/);
  await page.goto(`/qm/#/interactions/${id}`);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
});

test("by keyboard alone, a recording is played, moved by five seconds and marked", async ({ page, signedIn }) => {
  const id = await pushRecorded(page, `keys-${Date.now()}`);
  await signedIn(manager);
  await shellOf(page).open(`/qm/#/interactions/${id}`, /^Voice/);
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      const focused = await page.evaluate(() => {
        const { activeElement: one } = document;
        return one?.getAttribute("aria-label") ?? one?.textContent ?? "";
      });
      if (name.test(focused)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${String(name)}`);
  };
  await tabTo(/^Play$/);
  await page.keyboard.press("Space");
  await expect.poll(() => positionIn(page)).toBeGreaterThan(0.5);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play" })).toBeFocused();
  const before = await positionIn(page);
  await tabTo(/^Position$/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => positionIn(page)).toBeCloseTo(before + 5, 0);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => positionIn(page)).toBeCloseTo(before, 0);
  await tabTo(/^Add marker at/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("textbox", { name: /^Note/ }).focus();
  await page.keyboard.type("By keyboard");
  await tabTo(/^Save$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("By keyboard")).toBeVisible();
});
