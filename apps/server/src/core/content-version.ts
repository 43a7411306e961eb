import { digestOf } from "../security/secrets.ts";

const characters = 16;

/** What an edit is based on where the record keeps no count of its changes: a digest of what it says. Lists are compared in their order. */
export const contentVersion = (...content: readonly unknown[]): string =>
  digestOf(JSON.stringify(content)).toString("base64url").slice(0, characters);
