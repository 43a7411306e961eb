import type { GridValue } from "../data-grid/types.ts";
import type { GridCellChange, GridReading } from "../grid/cells/cell-types.ts";
import type { CellBox } from "./cell-range.ts";

/** A cell as a paste finds it; `null` where the grid has none. */
export interface PasteTarget {
  readonly rowId: string;
  readonly columnId: string;
  readonly header: string;
  readonly value: GridValue;
  /** `null`: the cell cannot be changed. */
  readonly read: ((text: string) => GridReading) | null;
}

export interface PasteRefusal {
  /** From 1, as the user counts rows. */
  readonly row: number;
  readonly column: string;
  readonly reason: string;
}

interface PasteInput {
  readonly table: readonly (readonly string[])[];
  /** The chosen cells, rows from 1; the paste begins at the first, one value alone fills them all. */
  readonly box: CellBox;
  readonly targetAt: (row: number, column: number) => PasteTarget | null;
  readonly words: { readonly readOnly: string; readonly noCell: string };
}

/** What a paste changes, what of it is refused and why, and the cells that it covers. */
export const planPaste = ({ table, box, targetAt, words }: PasteInput) => {
  const isOne = table.length === 1 && table[0]?.length === 1;
  const height = isOne ? box.bottom - box.top + 1 : table.length;
  const width = isOne ? box.right - box.left + 1 : Math.max(...table.map((cells) => cells.length));
  const changes: GridCellChange[] = [];
  const refusals: PasteRefusal[] = [];
  let taken = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const text = isOne ? table[0]?.[0] : table[row]?.[column];
      if (text === undefined) continue;
      const target = targetAt(box.top + row, box.left + column);
      const refuse = (reason: string) =>
        refusals.push({ row: box.top + row, column: target?.header ?? String(box.left + column), reason });
      if (!target) {
        refuse(words.noCell);
        continue;
      }
      const reading = target.read?.(inOneLine(text)) ?? { error: words.readOnly };
      if ("error" in reading) {
        refuse(reading.error);
        continue;
      }
      taken += 1;
      if (!isSame(reading.value, target.value))
        changes.push({ rowId: target.rowId, columnId: target.columnId, from: target.value, to: reading.value });
    }
  }
  const covered: CellBox = { ...box, bottom: box.top + height - 1, right: box.left + width - 1 };
  return { changes, refusals, taken, covered };
};

/** As it could be typed: the field of a cell is one line, and would else drop the breaks at the next edit. */
const inOneLine = (text: string): string => text.trim().replace(/\s*[\r\n]+\s*/g, " ");

export const isSame = (one: GridValue, other: GridValue): boolean => {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return one === other;
};
