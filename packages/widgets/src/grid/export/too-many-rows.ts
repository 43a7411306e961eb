/** A sheet of more rows would hold up the page for too long while it is compressed; Excel's own end is 1,048,576. */
export const sheetRowsAtMost = 100_000;

export class TooManyRowsError extends Error {
  override readonly name = "TooManyRowsError";
}
