import type { Call } from "@evolve/contracts/call";
import type { TestClient } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** Sends a file to a call that takes one, as a signed-in client. */
export const sendFile = async (
  { app }: Pick<TestServer, "app">,
  { tokens }: Pick<TestClient, "tokens">,
  call: Call,
  content: string | Uint8Array,
  name: string,
  params: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: unknown }> => {
  const body = new FormData();
  body.append("file", new Blob([content as BlobPart]), name);
  const request = new Request("http://localhost", { method: "POST", body });
  const response = await app.inject({
    method: "POST",
    url: call.path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? ""),
    headers: {
      authorization: `Bearer ${tokens?.accessToken ?? ""}`,
      "content-type": request.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<unknown>() };
};
