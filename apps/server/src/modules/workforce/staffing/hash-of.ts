import { createHash } from "node:crypto";

/** SHA-256 of a value as JSON: another hash means that what was made of the value must be made again. */
export const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");
