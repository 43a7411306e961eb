import type { SystemTx } from "../../../database/index.ts";
import { nameKey } from "../../directory/directory/index.ts";
import type { Read } from "../row-files/index.ts";
import type { CheckedRow, RowFault } from "./check-row.ts";
import type { ImportPayload } from "./import-payload.ts";
import { findNames, listChangeable } from "./repository.ts";

export interface LookUp {
  readonly system: SystemTx;
  readonly tenantId: string;
  /** Inside a transaction it is that transaction's: the thread has one connection. */
  readonly read: Read;
}

export interface SortedRows {
  readonly fresh: readonly CheckedRow[];
  readonly known: readonly (CheckedRow & { readonly userId: string })[];
  readonly faults: readonly RowFault[];
}

/** Tells rows of new users from those of users whom the tenant has; names of anybody else are faults. */
export const findExisting = async (
  { system, tenantId, read }: LookUp,
  { options, roleIds, actorId }: ImportPayload,
  rows: readonly CheckedRow[],
): Promise<SortedRows> => {
  const keys = rows.flatMap(({ email, userName }) => [nameKey(email), nameKey(userName)]);
  const found = await findNames(system, [...new Set(keys)]);
  const holders = new Map(found.flatMap((entry) => [entry.email, entry.userName].map((name) => [name, entry])));
  const own = found.filter((entry) => entry.tenantId === tenantId).map(({ userId }) => userId);
  const changeable =
    options.existing === "update" && own.length > 0
      ? await read((tx) => listChangeable(tx, tenantId, own, roleIds))
      : new Map<string, string | null>();
  const fresh: CheckedRow[] = [];
  const known: (CheckedRow & { userId: string })[] = [];
  const faults: RowFault[] = [];
  for (const row of rows) {
    const byEmail = holders.get(nameKey(row.email));
    const byName = holders.get(nameKey(row.userName));
    if (!byEmail && !byName) fresh.push(row);
    else if (byEmail && changeable.has(byEmail.userId) && (!byName || byName === byEmail)) {
      if (byEmail.userId === actorId && row.roleId !== null && row.roleId !== changeable.get(actorId))
        faults.push({ line: row.line, field: "role", value: row.roleName, reason: "ownRole" });
      else known.push({ ...row, userId: byEmail.userId });
    } else if (byEmail?.tenantId === tenantId && options.existing === "update" && !changeable.has(byEmail.userId))
      faults.push({ line: row.line, field: "emailAddress", value: row.email, reason: "notChangeable" });
    else if (byEmail) faults.push({ line: row.line, field: "emailAddress", value: row.email, reason: "emailExists" });
    else faults.push({ line: row.line, field: "userName", value: row.userName, reason: "userNameExists" });
  }
  return { fresh, known, faults };
};
