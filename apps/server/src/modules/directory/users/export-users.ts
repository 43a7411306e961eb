import * as contract from "@evolve/contracts/users";
import { exportFile } from "../../../core/export-file.ts";
import { operation } from "../../../core/operation.ts";
import { presentUser } from "./present.ts";
import { exportUserRows } from "./search-repository.ts";

const columns = {
  id: (user: contract.UserRow) => user.id,
  fullName: (user: contract.UserRow) => user.fullName,
  firstName: (user: contract.UserRow) => user.firstName,
  lastName: (user: contract.UserRow) => user.lastName,
  userName: (user: contract.UserRow) => user.userName,
  emailAddress: (user: contract.UserRow) => user.emailAddress,
  role: (user: contract.UserRow) => user.role?.name ?? null,
  team: (user: contract.UserRow) => user.team?.name ?? null,
  employeeGroup: (user: contract.UserRow) => user.employeeGroup?.name ?? null,
  status: (user: contract.UserRow) => user.status,
  locked: (user: contract.UserRow) => user.locked,
  skills: (user: contract.UserRow) => user.skills.map(({ name }) => name).join(", "),
  lastSignInAt: (user: contract.UserRow) => user.lastSignInAt,
};

/** All users of a search. Anybody who may see the list may export it. */
export const exportUsers = operation(contract.exportUsers, ({ actor, body, read, now }) =>
  Promise.resolve(
    exportFile(body.format, columns, exportUserRows(read, actor.tenantId, body), (row) => presentUser(row, now)),
  ),
);
