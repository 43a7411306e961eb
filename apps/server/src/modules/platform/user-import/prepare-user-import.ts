import * as contract from "@evolve/contracts/user-import";
import { operation } from "../../../core/operation.ts";
import { guessMapping } from "./guess-mapping.ts";
import { receiveUsers } from "./receive-users.ts";

/** Takes a file, and shows how its first rows were read. */
export const prepareUserImport = operation(contract.prepareUserImport, async ({ actor, http, services }) => {
  const { importId, head } = await receiveUsers(services, actor, http);
  const [names, ...rows] = head.map(({ cells }) => cells);
  const columns = [...(names ?? [])];
  return { importId, columns, rows: rows.map((cells) => [...cells]), mapping: guessMapping(columns) };
});
