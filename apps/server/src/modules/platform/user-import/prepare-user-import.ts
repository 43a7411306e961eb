import * as contract from "@evolve/contracts/user-import";
import { operation } from "../../../core/operation.ts";
import { guessMapping } from "./guess-mapping.ts";
import { receiveFile } from "./receive-file.ts";

/** Takes a file, and shows how its first rows were read. */
export const prepareUserImport = operation(contract.prepareUserImport, async ({ actor, http, services }) => {
  const { importId, head } = await receiveFile(services, actor, http);
  const [names, ...rows] = head.map(({ cells }) => cells);
  const columns = [...(names ?? [])];
  return { importId, columns, rows: rows.map((cells) => [...cells]), mapping: guessMapping(columns) };
});
