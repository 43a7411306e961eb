import type { FileType } from "@evolve/contracts/search";
import { stringify } from "csv-stringify/sync";
import type * as z from "zod/mini";

type Row = Readonly<Record<string, unknown>>;

/** The lines of an export, streamed: a table, or the rows as the search answers them. The first piece comes with the first page. */
export async function* exportFile(
  type: FileType,
  row: z.ZodMiniType,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const columns = columnsOf(row);
  // The byte order mark is for Excel, which would not read the file as UTF-8 without it.
  let heading = csv([columns.map((path) => path.join("."))], true);
  for await (const rows of pages) {
    if (type === "text/csv") {
      yield heading + csv(rows.map((each) => columns.map((path) => cellOf(valueAt(each, path)))));
      heading = "";
    } else yield rows.map((each) => `${JSON.stringify(each)}\n`).join("");
  }
}

type Path = readonly string[];

/** A column for each field of the row; of an object without a name, for each of its fields. */
const columnsOf = (schema: z.ZodMiniType): Path[] => {
  const shape = shapeOf(schema);
  return Object.entries(shape ?? {}).flatMap(([name, field]): Path[] => {
    const inner = shapeOf(field);
    return inner && !("name" in inner) ? columnsOf(field).map((path) => [name, ...path]) : [[name]];
  });
};

/** The fields of an object, one that may be missing or null included. */
const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, z.ZodMiniType>> | null => {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  if (def.type === "optional" || def.type === "nullable") return shapeOf(def.innerType);
  return def.type === "object" ? (def.shape as Readonly<Record<string, z.ZodMiniType>>) : null;
};

const valueAt = (row: Row, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);

type Cell = string | number | boolean | null;

/** An object with a name is written as its name, a list as its members. */
const cellOf = (value: unknown): Cell => {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(cellOf).join(", ");
  const { name } = value as { name?: unknown };
  return typeof name === "string" ? name : JSON.stringify(value);
};

const csv = (lines: readonly (readonly Cell[])[], bom = false): string =>
  stringify([...lines], {
    bom,
    record_delimiter: "windows",
    // A negative number begins with a sign, as formulas do, but is none.
    cast: { boolean: String, number: (value) => ({ value: String(value), escape_formulas: false }) },
    // Also quotes around other locales' separators, so that Excel in those locales does not split a text into two cells.
    quoted_match: /[;\t]/,
    escape_formulas: true,
  });
