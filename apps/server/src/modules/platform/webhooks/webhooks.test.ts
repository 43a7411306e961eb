import { createGroup } from "@evolve/contracts/groups";
import { listNotifications } from "@evolve/contracts/notifications";
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  readWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  searchWebhooks,
  testWebhook,
  updateWebhook,
  webhookLimits,
  type WebhookEvent,
} from "@evolve/contracts/webhooks";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { passTime } from "@evolve/testkit/pass-time";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { startWebhookReceiver, type WebhookReceiver } from "@evolve/testkit/webhook-receiver";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { linkEvents } from "../audit/index.ts";

let server: TestServer;
let receiver: WebhookReceiver;
let user: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer({ environment: { OUTGOING_NETWORKS: "127.0.0.0/8" } });
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  receiver.answerWith(204);
  user = await buildUser(server.services, await buildTenant(server.services));
  client = await signIn(server, user);
});

const create = async (events: WebhookEvent[] = ["group.created"], name = "Sync") => {
  const body = { name, address: receiver.address, events, isEnabled: true };
  return (await client.call(createWebhook, { body })).body;
};
/** Something happens, and the audit log's next run tells of it. */
const happen = async (name = "Night shift"): Promise<string> => {
  const { body } = await client.call(createGroup, { body: { name } });
  await runJob(server, linkEvents, {});
  return body.group.id;
};
const deliveriesOf = async (webhookId: string) =>
  (await client.call(listWebhookDeliveries, { params: { webhookId }, query: {} })).body.deliveries;
const webhookOf = async (webhookId: string) => (await client.call(readWebhook, { params: { webhookId } })).body.webhook;
const sentTo = async (webhookId: string, state: string, attempts = 1) =>
  vi.waitFor(
    async () => {
      const [delivery] = await deliveriesOf(webhookId);
      expect(delivery).toMatchObject({ state, attempts });
      return delivery as NonNullable<typeof delivery>;
    },
    { timeout: 15_000 },
  );
const messagesOf = (id: string) => receiver.received.filter(({ headers }) => headers["webhook-id"] === id);

describe("An event", () => {
  test("is sent once, signed with the webhook's secret, with the ids of what happened", async () => {
    const { webhook, secret } = await create();
    const groupId = await happen();
    const delivery = await sentTo(webhook.id, "delivered");
    expect(delivery).toMatchObject({ event: "group.created", status: 204, error: null });
    await runJob(server, linkEvents, {});
    const [message, ...others] = messagesOf(delivery.id);
    expect(others).toEqual([]);
    // The receiver's clock is this machine's, the server's the test's: only the signature is compared.
    const at = new Date(Number(message?.headers["webhook-timestamp"]) * 1_000);
    expect(message?.headers["webhook-signature"]).toBe(new Webhook(secret).sign(delivery.id, at, message?.body ?? ""));
    expect(JSON.parse(message?.body ?? "")).toEqual({
      type: "group.created",
      timestamp: expect.any(String),
      data: { tenantId: user.tenantId, id: groupId, actorId: user.id },
    });
  });

  test("is sent only to those webhooks of its tenant that have chosen it and are on", async () => {
    const { webhook: other } = await create(["user.deleted"]);
    const { webhook: off } = await create(["group.created"], "Off");
    const { version, events, name, address } = off;
    const changes = { name, address, events, version, isEnabled: false };
    await client.call(updateWebhook, { params: { webhookId: off.id }, body: changes });
    const { webhook } = await create(["group.created"], "On");
    await happen();
    await sentTo(webhook.id, "delivered");
    expect([await deliveriesOf(other.id), await deliveriesOf(off.id)]).toEqual([[], []]);
  });

  test("is sent again, with the same id, until it is accepted", async () => {
    receiver.answerWith(500);
    const { webhook } = await create();
    await happen();
    const failed = await sentTo(webhook.id, "waiting");
    expect(failed).toMatchObject({ status: 500, error: "status 500" });
    expect((await webhookOf(webhook.id)).failingSince).not.toBeNull();
    receiver.answerWith(200);
    await passTime(server, 6);
    const accepted = await sentTo(webhook.id, "delivered", 2);
    expect(messagesOf(accepted.id)).toHaveLength(2);
    expect((await webhookOf(webhook.id)).failingSince).toBeNull();
  });

  test("is sent again when somebody asks for it, also to a webhook that is off", async () => {
    const { webhook } = await create();
    await happen();
    const { id: deliveryId } = await sentTo(webhook.id, "delivered");
    const { name, address, events } = webhook;
    const body = { name, address, events, isEnabled: false };
    await client.call(updateWebhook, { params: { webhookId: webhook.id }, body });
    await client.call(replayWebhookDelivery, { params: { webhookId: webhook.id, deliveryId }, body: {} });
    await sentTo(webhook.id, "delivered", 2);
    expect(messagesOf(deliveryId)).toHaveLength(2);
  });
});

describe("A webhook", () => {
  test("is tried by a test message, which is sent once", async () => {
    receiver.answerWith(404);
    const { webhook } = await create();
    await client.call(testWebhook, { params: { webhookId: webhook.id }, body: {} });
    const delivery = await sentTo(webhook.id, "failed");
    expect(delivery).toMatchObject({ event: "webhook.test", status: 404 });
  });

  test("whose receiver is gone is turned off, and administrators are told", async () => {
    receiver.answerWith(410);
    const { webhook } = await create();
    await happen();
    await sentTo(webhook.id, "failed");
    expect(await webhookOf(webhook.id)).toMatchObject({ isEnabled: false, isGivenUp: true });
    const told = await client.call(listNotifications, { query: {} });
    expect(JSON.stringify(told.body)).toContain("Sync");
  });

  test("that has failed for three days is turned off; turned on again it starts from the beginning", async () => {
    receiver.answerWith(500);
    const { webhook } = await create();
    await happen();
    await sentTo(webhook.id, "waiting");
    await server.services.database.system
      .updateTable("webhooks")
      .set({ failing_since: new Date(server.clock.now().getTime() - webhookLimits.failingDaysMax * 86_400_000) })
      .where("id", "=", webhook.id)
      .execute();
    await passTime(server, 6);
    await sentTo(webhook.id, "waiting", 2);
    const { version, name, address, events } = await webhookOf(webhook.id);
    expect(await webhookOf(webhook.id)).toMatchObject({ isEnabled: false, isGivenUp: true });
    const body = { name, address, events, version, isEnabled: true };
    const turnedOn = await client.call(updateWebhook, { params: { webhookId: webhook.id }, body });
    expect(turnedOn.body.webhook).toMatchObject({ isEnabled: true, isGivenUp: false, failingSince: null });
  });

  test("shows its secret once; a new one signs what is sent from then on", async () => {
    const { webhook, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const stored = await server.services.database.system.selectFrom("webhooks").select("secret").execute();
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    const params = { webhookId: webhook.id };
    expect(JSON.stringify(await webhookOf(webhook.id))).not.toContain("whsec_");
    const rotated = await client.call(rotateWebhookSecret, { params, body: {} });
    expect(rotated.body.secret).not.toBe(secret);
  });

  test("cannot have an address in a private network, another's name, or be one too many", async () => {
    const inside = { name: "Inside", address: "http://10.0.0.1/", events: ["user.created" as const], isEnabled: true };
    expect(await client.call(createWebhook, { body: inside })).toMatchObject({
      status: 400,
      body: { fields: { address: "outgoingAddress" } },
    });
    await create(["user.created"], "First");
    const body = { ...inside, name: "first", address: receiver.address };
    expect(await client.call(createWebhook, { body })).toMatchObject({ status: 409, errorCode: "NAME_EXISTS" });
    for (let number = 1; number < webhookLimits.webhooksPerTenant; number += 1)
      await create(["user.created"], `W ${number}`);
    expect(await client.call(createWebhook, { body: { ...body, name: "Last" } })).toMatchObject({
      errorCode: "TOO_MANY_WEBHOOKS",
    });
    const found = await client.call(searchWebhooks, { body: { filter: { search: "W 1" }, top: 5 } });
    expect(found.body.webhooks.map(({ name }) => name)).toContain("W 1");
  });

  test("is changed by one administrator at a time, and deleted with its log", async () => {
    const { webhook } = await create();
    const { version, name, address, events } = webhook;
    const params = { webhookId: webhook.id };
    const change = (changed: string) =>
      client.call(updateWebhook, { params, body: { name: changed, address, events, isEnabled: true, version } });
    expect((await change(`${name} 2`)).status).toBe(200);
    expect((await change(`${name} 3`)).errorCode).toBe("CHANGED_MEANWHILE");
    await happen();
    await sentTo(webhook.id, "delivered");
    expect((await client.call(deleteWebhook, { params })).status).toBe(200);
    expect((await client.call(readWebhook, { params })).errorCode).toBe("NOT_FOUND");
    const left = await server.services.database.system.selectFrom("webhook_deliveries").select("webhook_id").execute();
    expect(left.map((row) => row.webhook_id)).not.toContain(webhook.id);
  });
});
