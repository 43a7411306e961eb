import { v7 } from "uuid";

/** The id of no tenant and of no user: what is looked up for an unknown name, so that the same reads are made as for a known one. */
export const nobodyId = "00000000-0000-7000-8000-000000000000";

/** Time-ordered identifier (UUIDv7), so that new rows are adjacent in their indexes. */
export const newId = (): string => v7();
