export interface ByteRange {
  readonly first: number;
  /** It belongs to the range. */
  readonly last: number;
}

/**
 * The range that a `Range` header asks for (RFC 9110, 14.1.2); null: the whole file, as where a header is none that is understood or asks
 * for several ranges. `unsatisfiable` lies behind the end.
 *
 * @param size of the file, in bytes
 */
export const rangeOf = (header: string | undefined, size: number): ByteRange | "unsatisfiable" | null => {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return null;
  return first >= size ? "unsatisfiable" : { first, last };
};
