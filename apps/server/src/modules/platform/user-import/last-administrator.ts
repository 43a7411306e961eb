import { countAdministrators, listAdministrativeHolders } from "../../directory/authorization/index.ts";
import type { Read } from "../row-files/index.ts";
import type { RowFault } from "./check-row.ts";
import type { SortedRows } from "./find-existing.ts";

/**
 * Refuses rows that would leave the tenant without an administrator. The rows count in the order of the file, over all batches:
 * one that makes somebody an administrator allows a later one to take the role from another.
 */
export const keepAdministrator = (read: Read, tenantId: string) => {
  let left: number | undefined;
  return async (sorted: SortedRows): Promise<SortedRows> => {
    const ids = sorted.known.filter(({ roleId }) => roleId !== null).map(({ userId }) => userId);
    if (ids.length === 0) return sorted;
    const { administrativeRoles, holders } = await read((tx) => listAdministrativeHolders(tx, tenantId, ids));
    let count = left ?? (await read((tx) => countAdministrators(tx, tenantId)));
    const faults: RowFault[] = [];
    const known = sorted.known.filter(({ line, roleId, roleName, userId }) => {
      const holder = holders.get(userId);
      if (roleId === null || !holder) return true;
      const holds = holder.isByFirstRole || holder.isByAnotherRole;
      const willHold = administrativeRoles.has(roleId) || holder.isByAnotherRole;
      if (holds === willHold) return true;
      const without = count - Number(holds && holder.canSignIn);
      if (holds && without === 0) {
        faults.push({ line, field: "role", value: roleName, reason: "lastAdministrator" });
        return false;
      }
      count = without + Number(willHold && holder.canSignIn);
      return true;
    });
    left = count;
    return { ...sorted, known, faults: [...sorted.faults, ...faults] };
  };
};
