import { searchRoles } from "@evolve/contracts/role-lists";
import { expect, test } from "vitest";
import { streamRows } from "./stream-rows.ts";

/** A server that sends these pieces, one whenever the last is read, and then ends or breaks off. */
const serverSending = (pieces: readonly string[], { status = 200, breaksOff = false } = {}) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const rest = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const piece = rest.shift();
      if (piece) controller.enqueue(piece);
      else if (breaksOff) controller.error(new Error("the connection is gone"));
      else controller.close();
    },
  });
  const rows = (signal = new AbortController().signal) =>
    streamRows(
      searchRoles,
      { filter: {} },
      {
        appContext: "admin",
        signal,
        auth: { read: () => ({ token: "T" }) as never },
        fetch: (url, init) => {
          sent.push({ url, init });
          return Promise.resolve(new Response(body, { status }));
        },
      },
    );
  return { rows, sent };
};

const allOf = async (batches: AsyncIterable<readonly unknown[]>): Promise<(readonly unknown[])[]> => {
  const all = [];
  for await (const batch of batches) all.push(batch);
  return all;
};

test("Rows are there as soon as their lines are whole, wherever the network cuts them", async () => {
  const { rows, sent } = serverSending(['{"id":"1"}\n{"id', '":"2"}\n', '{"id":"3"', "}\n"]);
  expect(await allOf(rows())).toEqual([[{ id: "1" }], [{ id: "2" }], [{ id: "3" }]]);
  expect(sent).toMatchObject([
    {
      url: searchRoles.path,
      init: {
        method: "POST",
        body: '{"filter":{}}',
        headers: {
          Accept: "application/x-ndjson",
          Authorization: "Bearer T",
          "Originating-Service-Identifier": "admin",
        },
      },
    },
  ]);
});

test("A refusal rejects with its code, and an answer that breaks off as one that never came", async () => {
  const refusing = serverSending(['{"errorCode":"FORBIDDEN"}'], { status: 403 });
  await expect(allOf(refusing.rows())).rejects.toMatchObject({ code: "FORBIDDEN", status: 403 });
  const breaking = serverSending(['{"id":"1"}\n'], { breaksOff: true });
  await expect(allOf(breaking.rows())).rejects.toMatchObject({ code: "NETWORK" });
});

test("Who aborts gets their own reason", async () => {
  const controller = new AbortController();
  const reading = allOf(serverSending(['{"id":"1"}\n'], { breaksOff: true }).rows(controller.signal));
  controller.abort(new Error("enough"));
  await expect(reading).rejects.toThrow("enough");
});
