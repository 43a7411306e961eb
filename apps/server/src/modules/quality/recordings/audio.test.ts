import { searchAuditEvents } from "@evolve/contracts/audit";
import { deleteInteraction, pushInteractions, readInteraction } from "@evolve/contracts/interactions";
import { recordingLimits, startListening, uploadRecording } from "@evolve/contracts/recordings";
import { logout } from "@evolve/contracts/session-tokens";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { wavOf } from "@evolve/testkit/interaction-rows";
import { sendFile } from "@evolve/testkit/send-file";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chunkBytes, newAudioKey, openChunk, sealChunk } from "./audio-cipher.ts";
import { storeRecording } from "./store-recording.ts";

let server: TestServer;
let tenant: BuiltTenant;
let person: BuiltUser;
let client: TestClient;
let last = 0;

const everything = ["recording:view", "recording:listen", "recording:edit", "tenant:edit"];

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  person = await buildUser(server.services, tenant, { permissions: everything });
  client = await signIn(server, person);
});
afterAll(() => server.close());

const interaction = async (by = client, userId = person.id): Promise<string> => {
  last += 1;
  const startedAt = new Date(server.clock.now().getTime() - 3_600_000).toISOString();
  const of = { reference: `ref-${last}`, userId, startedAt, seconds: 60, customer: "mia@example.com" };
  const interactions = [{ ...of, channel: "voice" as const, direction: "inbound" as const }];
  return (await by.call(pushInteractions, { body: { interactions } })).body.interactions[0]?.id ?? "";
};
const upload = (interactionId: string, content: Uint8Array, name = "call.wav", by = client) =>
  sendFile(server, by, uploadRecording, content, name, { interactionId });
const recorded = async (content: Uint8Array): Promise<string> => {
  const interactionId = await interaction();
  expect((await upload(interactionId, content)).status).toBe(200);
  return interactionId;
};
const addressOf = async (interactionId: string, by = client): Promise<string> =>
  (await by.call(startListening, { params: { interactionId } })).body.address;
const fetchAudio = (url: string, range?: string) =>
  server.app.inject({ url, headers: { "accept-encoding": "gzip, br", ...(range !== undefined && { range }) } });

const size = 3 * chunkBytes + 1_001;
const wav = wavOf(size);

test("A recording is answered as it was sent, and can be neither cached nor compressed", async () => {
  const interactionId = await recorded(wav);
  const answer = await fetchAudio(await addressOf(interactionId));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "audio/wav",
    "content-length": String(size),
    "accept-ranges": "bytes",
    "cache-control": "no-store",
  });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.rawPayload.equals(wav)).toBe(true);
  const { recording } = (await client.call(readInteraction, { params: { interactionId } })).body.interaction;
  expect(recording).toMatchObject({ fileName: "call.wav", format: "wav", bytes: size });
});

test("A range is answered to the byte: the first, the last, over the edges of chunks, and from the end", async () => {
  const address = await addressOf(await recorded(wav));
  const ranges: [string, number, number][] = [
    ["bytes=0-0", 0, 0],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    ["bytes=-1", size - 1, size - 1],
    [`bytes=-${size + 5}`, 0, size - 1],
    ["bytes=0-", 0, size - 1],
    [`bytes=${chunkBytes - 1}-${chunkBytes}`, chunkBytes - 1, chunkBytes],
    [`bytes=${chunkBytes}-${2 * chunkBytes - 1}`, chunkBytes, 2 * chunkBytes - 1],
    [`bytes=5-${size * 2}`, 5, size - 1],
  ];
  for (const [range, first, end] of ranges) {
    const answer = await fetchAudio(address, range);
    expect(`${range} ${answer.statusCode} ${answer.headers["content-range"] ?? ""}`).toBe(
      `${range} 206 bytes ${first}-${end}/${size}`,
    );
    expect(answer.rawPayload.equals(wav.subarray(first, end + 1))).toBe(true);
  }
  for (const range of [`bytes=${size}-`, `bytes=${size + 7}-${size + 9}`, "bytes=-0"]) {
    const answer = await fetchAudio(address, range);
    expect(`${range} ${answer.statusCode} ${answer.headers["content-range"] ?? ""}`).toBe(
      `${range} 416 bytes */${size}`,
    );
    expect(answer.rawPayload).toHaveLength(0);
  }
  for (const range of ["bytes=9-3", "bytes=0-1,4-5", "pages=1-2", "bytes=-"])
    expect(`${range} ${(await fetchAudio(address, range)).statusCode}`).toBe(`${range} 200`);
});

test("A recording of another tenant is neither heard nor replaced", async () => {
  const interactionId = await recorded(wavOf(5_000));
  const other = await buildTenant(server.services);
  const stranger = await signIn(server, await buildUser(server.services, other, { permissions: everything }));
  expect((await stranger.call(startListening, { params: { interactionId } })).status).toBe(404);
  expect((await upload(interactionId, wavOf(9_000), "x.wav", stranger)).status).toBe(404);
  expect((await fetchAudio(await addressOf(interactionId))).rawPayload).toHaveLength(5_000);
});

test("Listening is in the audit log once for each person, interaction and hour, with who and which", async () => {
  const interactionId = await recorded(wavOf(5_000));
  const listened = async () =>
    (await client.call(searchAuditEvents, { body: { filter: { subject: ["interaction"] } } })).body.events
      .filter(({ action, targetId }) => action === "interaction.listened" && targetId === interactionId)
      .map(({ person: by }) => by);
  expect(await listened()).toEqual([]);
  const address = await addressOf(interactionId);
  await fetchAudio(address, "bytes=0-9");
  await fetchAudio(address, "bytes=10-19");
  await Promise.all([addressOf(interactionId), addressOf(interactionId)]);
  expect(await listened()).toEqual([person.userName]);
  const other = await buildUser(server.services, tenant, { permissions: everything });
  await addressOf(interactionId, await signIn(server, other));
  await addressOf(await recorded(wavOf(5_000)));
  expect((await listened()).toSorted()).toEqual([person.userName, other.userName].toSorted());
  server.clock.advance(3_600);
  client = await signIn(server, person);
  await addressOf(interactionId);
  expect((await listened()).filter((by) => by === person.userName)).toHaveLength(2);
});

test("What is stored is encrypted: no piece of the file is in any chunk, and a chunk that was moved or altered is not answered", async () => {
  const interactionId = await recorded(wav);
  const { chunks, recordingId } = await server.services.database.readTenant(tenant.id, async (tx) => {
    const { id } = await tx
      .selectFrom("recordings")
      .select("id")
      .where("interaction_id", "=", interactionId)
      .executeTakeFirstOrThrow();
    const of = tx.selectFrom("recording_chunks").select(["number", "content"]).where("recording_id", "=", id);
    return { recordingId: id, chunks: await of.orderBy("number").execute() };
  });
  expect(chunks).toHaveLength(4);
  const stored = Buffer.concat(chunks.map(({ content }) => content));
  for (let at = 0; at + 8 <= wav.length; at += 997) expect(stored.includes(wav.subarray(at, at + 8))).toBe(false);

  const key = newAudioKey();
  const sealed = sealChunk(key, recordingId, 3, wav.subarray(0, 100));
  expect(openChunk(key, recordingId, 3, sealed).equals(wav.subarray(0, 100))).toBe(true);
  expect(() => openChunk(key, recordingId, 4, sealed)).toThrow();
  expect(() => openChunk(key, interactionId, 3, sealed)).toThrow();
  sealed[5] = (sealed[5] ?? 0) ^ 1;
  expect(() => openChunk(key, recordingId, 3, sealed)).toThrow();

  server.allowDefects("unable to authenticate data");
  const address = await addressOf(interactionId);
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .updateTable("recording_chunks")
      .set({ content: chunks[2]?.content ?? Buffer.alloc(0) })
      .where("recording_id", "=", recordingId)
      .where("number", "=", 1)
      .execute(),
  );
  expect((await fetchAudio(address, `bytes=${chunkBytes}-${chunkBytes + 9}`)).statusCode).toBe(500);
  expect((await fetchAudio(address, "bytes=0-9")).statusCode).toBe(206);
});

test("A file is what its first bytes say, whatever it is called; anything else is refused and leaves nothing", async () => {
  const padded = (...head: (number | string)[]) =>
    Buffer.concat([
      ...head.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from([part]))),
      Buffer.alloc(100),
    ]);
  const good: [string, Buffer][] = [
    ["wav", wavOf(200)],
    ["ogg", padded("OggS")],
    ["mp3", padded("ID3")],
    ["mp3", padded(0xff, 0xfb)],
    ["webm", padded(0x1a, 0x45, 0xdf, 0xa3, "\x9fB\x86\x81\x01B\x82\x84webm")],
  ];
  for (const [format, content] of good) {
    const answer = await upload(await interaction(), content, "page.html");
    expect(answer).toMatchObject({ status: 200, body: { recording: { format, bytes: content.length } } });
  }
  const bad = [
    Buffer.from("<html><script>alert(1)</script></html>"),
    padded("RIFF", 0, 0, 0, 0, "AVI "),
    padded(0x1a, 0x45, 0xdf, 0xa3, "\x9fB\x82\x88matroska"),
    padded(0xff, 0xd8, 0xff),
    Buffer.from("RIFF"),
    Buffer.alloc(0),
  ];
  const interactionId = await interaction();
  for (const content of bad) expect((await upload(interactionId, content, "call.wav")).status).toBe(415);
  const rows = await server.services.database.readTenant(tenant.id, (tx) =>
    tx.selectFrom("recordings").select("id").where("interaction_id", "=", interactionId).execute(),
  );
  expect(rows).toEqual([]);
});

test("A recording that is sent again replaces the one before, whose address then answers nothing", async () => {
  const interactionId = await recorded(wavOf(5_000));
  const before = await addressOf(interactionId);
  expect((await upload(interactionId, wavOf(6_000, 2))).status).toBe(200);
  expect((await fetchAudio(before)).statusCode).toBe(404);
  expect((await fetchAudio(await addressOf(interactionId))).rawPayload.equals(wavOf(6_000, 2))).toBe(true);
  const count = await server.services.database.readTenant(tenant.id, (tx) =>
    tx.selectFrom("recordings").select("id").where("interaction_id", "=", interactionId).execute(),
  );
  expect(count).toHaveLength(1);
});

test("An address that was altered, has run out, or whose session has ended or may not listen any more, answers nothing", async () => {
  const interactionId = await recorded(wavOf(5_000));
  const address = await addressOf(interactionId);
  const at = address.length - 9;
  const altered = `${address.slice(0, at)}${address[at] === "A" ? "B" : "A"}${address.slice(at + 1)}`;
  for (const none of [altered, address.split("?")[0] ?? "", `${address}&grant=x`])
    expect((await fetchAudio(none)).statusCode).toBe(404);

  server.clock.advance(recordingLimits.addressMinutes * 60 - 1);
  expect((await fetchAudio(address)).statusCode).toBe(200);
  server.clock.advance(1);
  expect((await fetchAudio(address)).statusCode).toBe(401);

  client = await signIn(server, person);
  const listener = await buildUser(server.services, tenant, { permissions: ["recording:view", "recording:listen"] });
  const theirs = await signIn(server, listener);
  const own = await addressOf(interactionId, theirs);
  expect((await fetchAudio(own)).statusCode).toBe(200);
  const setPermissions = (permissions: string[]) =>
    server.services.database.withTenant(tenant.id, (tx) =>
      tx.updateTable("roles").set({ permissions }).where("id", "=", listener.roleId).execute(),
    );
  await setPermissions(["recording:view"]);
  expect((await fetchAudio(own)).statusCode).toBe(403);
  await setPermissions(["recording:listen"]);
  expect((await fetchAudio(own)).statusCode).toBe(200);
  await theirs.call(logout, { body: { accessToken: theirs.tokens?.accessToken } });
  expect((await fetchAudio(own)).statusCode).toBe(401);
});

test("An upload whose interaction is deleted meanwhile is not found, and leaves nothing", async () => {
  const interactionId = await interaction();
  const { database } = server.services;
  async function* content() {
    yield wavOf(10 * chunkBytes);
    await client.call(deleteInteraction, { params: { interactionId }, body: { reason: "Asked for" } });
    yield Buffer.alloc(10 * chunkBytes);
  }
  const incoming = { tenantId: tenant.id, interactionId, fileName: "call.wav", content: content() };
  await expect(storeRecording(server.services, incoming, async () => "stored")).rejects.toMatchObject({
    error: "notFound",
  });
  const rows = await database.readTenant(tenant.id, (tx) =>
    tx.selectFrom("recordings").select("id").where("interaction_id", "=", interactionId).execute(),
  );
  expect(rows).toEqual([]);
});
