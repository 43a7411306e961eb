import type { Client } from "@evolve/session";
import { streamRows } from "@evolve/session/stream-rows";
import type { PageAnswer } from "@evolve/widgets/grid-sources";
import { appOfPage } from "../app-of-page.ts";
import type { List, ListBody, ListRow } from "./define-list.ts";

/** All rows that match, however many they are, in one answer and as they come: for a file. */
export async function* streamAll<Row extends ListRow>(
  list: List<Row>,
  client: Client,
  body: ListBody,
  signal: AbortSignal,
): AsyncGenerator<PageAnswer<Row>> {
  // Says how many there are, and renews a token that has expired.
  const { total } = await list.fetchPage(client, body, 0, signal);
  const batches = streamRows(list.call, body, { appContext: appOfPage(), signal });
  for await (const rows of batches) yield { rows: rows as readonly Row[], total };
}
