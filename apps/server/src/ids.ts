import { v7 } from "uuid";

/** Time-ordered identifier (UUIDv7), so that new rows stand together in their indexes. */
export const newId = (): string => v7();
