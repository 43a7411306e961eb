import type { Call } from "@evolve/contracts/call";
import { authInfo, type AuthInfoStore } from "./auth-info.ts";
import { CallError, errorOf, networkCode } from "./call-error.ts";
import { parseRecord } from "./json.ts";

interface StreamOptions {
  /** Which app asks: the header Originating-Service-Identifier. */
  readonly appContext: string;
  readonly signal: AbortSignal;
  readonly auth?: Pick<AuthInfoStore, "read">;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * All rows of a search, in batches as they come. Rejects with CallError, or with the signal's reason when the caller aborted. It renews no
 * token: a call just before it does.
 */
export async function* streamRows(
  call: Pick<Call, "path">,
  body: object,
  { appContext, signal, auth = authInfo, ...options }: StreamOptions,
): AsyncGenerator<readonly unknown[]> {
  const token = auth.read()?.token;
  const headers: Record<string, string> = {
    Accept: "application/x-ndjson",
    "Content-Type": "application/json",
    "Originating-Service-Identifier": appContext,
  };
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method: "POST", headers, credentials: "same-origin", body: JSON.stringify(body), signal };
  try {
    const response = await (options.fetch ?? fetch)(call.path, init);
    if (!response.ok) throw errorOf(response, parseRecord(await response.text()));
    yield* rowsIn(response);
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof CallError ? cause : new CallError({ code: networkCode, status: 0 }, { cause });
  }
}

/** The rows that are whole, whenever some have come. */
async function* rowsIn({ body }: Response): AsyncGenerator<readonly unknown[]> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let begun = "";
  try {
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      const lines = (begun + piece.value).split("\n");
      begun = lines.pop() ?? "";
      if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as unknown);
    }
  } finally {
    await reader?.cancel();
  }
}
