import type { ImportField, ImportMapping } from "@evolve/contracts/user-import";
import { NewUser } from "@evolve/contracts/user-administration";
import { nameKey } from "../../directory/directory/index.ts";
import { type FileRow, isUnreadable } from "../row-files/index.ts";

export interface RowFault {
  readonly line: number;
  readonly field: ImportField;
  readonly value: string;
  /** A key of the validation messages, or of those of imports. */
  readonly reason: string;
}

/** A row that is right by itself. What the file does not say is null. */
export interface CheckedRow {
  readonly line: number;
  readonly email: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: string | null;
  /** As the file names it. */
  readonly roleName: string;
  readonly teamId: string | null;
  readonly employeeGroupId: string | null;
  readonly hireDate: string | null;
}

type PlaceKind = "role" | "team" | "employeeGroup";

interface Rules {
  readonly mapping: ImportMapping;
  readonly places: Readonly<Record<PlaceKind, ReadonlyMap<string, string>>>;
  readonly roleIds: ReadonlySet<string>;
  readonly stepUpRoleIds: ReadonlySet<string>;
}

/** Days of a spreadsheet are counted from 1899-12-30. */
const dayOf = (text: string): string => {
  if (!/^\d{5}(\.\d+)?$/.test(text)) return text;
  return new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text)))).toISOString().slice(0, 10);
};

/** Checks rows one by one, and that none says the names of an earlier one. */
export const createRowCheck = ({ mapping, places, roleIds, stepUpRoleIds }: Rules) => {
  const seen = new Set<string>();
  return ({ line, cells }: FileRow): CheckedRow | RowFault[] => {
    const textOf = (field: ImportField): string => {
      const column = mapping[field];
      return column === undefined ? "" : (cells[column] ?? "").trim();
    };
    const faults: RowFault[] = [];
    const blame = (field: ImportField, reason: string): void => {
      if (!faults.some((fault) => fault.field === field)) faults.push({ line, field, value: textOf(field), reason });
    };
    for (const field of Object.keys(mapping) as ImportField[]) if (isUnreadable(textOf(field))) blame(field, "notText");
    const placeOf = (field: PlaceKind): string | null => {
      const name = textOf(field).toLowerCase();
      if (name === "") return null;
      const id = places[field].get(name);
      if (id === undefined) blame(field, "unknownPlace");
      else if (field === "role" && !roleIds.has(id)) blame(field, "roleNotPermitted");
      else if (field === "role" && stepUpRoleIds.has(id)) blame(field, "roleNeedsStepUp");
      return id ?? null;
    };
    const userName = textOf("userName");
    const hireDate = dayOf(textOf("hireDate"));
    const given = {
      emailAddress: textOf("emailAddress"),
      firstName: textOf("firstName"),
      lastName: textOf("lastName"),
      ...(userName !== "" && { userName }),
      ...(hireDate !== "" && { hireDate }),
    };
    const parsed = NewUser.safeParse(given);
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = path[0] as ImportField;
      blame(field, field === "hireDate" ? "date" : message);
    }
    const place = {
      roleId: placeOf("role"),
      roleName: textOf("role"),
      teamId: placeOf("team"),
      employeeGroupId: placeOf("employeeGroup"),
    };
    if (!parsed.success) return faults;
    const { emailAddress: email, userName: login = email, firstName, lastName } = parsed.data;
    const own = new Set([nameKey(email), nameKey(login)]);
    for (const key of own) if (seen.has(key)) blame(key === nameKey(email) ? "emailAddress" : "userName", "twice");
    for (const key of own) seen.add(key);
    if (faults.length > 0) return faults;
    return { line, email, userName: login, firstName, lastName, hireDate: hireDate || null, ...place };
  };
};
