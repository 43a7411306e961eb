import { v7 } from "uuid";

/** Time-ordered identifier (UUIDv7), so that new rows are adjacent in their indexes. */
export const newId = (): string => v7();
