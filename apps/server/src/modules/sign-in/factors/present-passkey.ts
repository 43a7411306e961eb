import type { CallAnswer } from "@evolve/contracts/call";
import type { addPasskey } from "@evolve/contracts/factors";
import type { PasskeyRow } from "./passkey-repository.ts";

/** A passkey as its owner sees it. */
export const presentPasskey = (
  row: Pick<PasskeyRow, "id" | "name" | "createdAt" | "lastUsedAt" | "isSynced">,
): CallAnswer<typeof addPasskey>["passkey"] => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isSynced: row.isSynced,
});
