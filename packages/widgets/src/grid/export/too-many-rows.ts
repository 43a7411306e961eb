/** A sheet of more rows would take half a gigabyte while it is written; Excel's own end is 1,048,576. */
export const sheetRowsAtMost = 100_000;

export class TooManyRowsError extends Error {
  override readonly name = "TooManyRowsError";
}
