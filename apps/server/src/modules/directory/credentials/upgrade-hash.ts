import type { Services } from "../../../core/services.ts";
import { replaceHash } from "./repository.ts";

/** Rehashes a password that was just verified when the parameters have been raised since (SEC-07). */
export const upgradeHash = async (
  { database, passwords }: Services,
  person: { tenantId: string; userId: string; passwordHash: string | null },
  password: string,
): Promise<void> => {
  const { tenantId, passwordHash } = person;
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
  const hash = await passwords.hash(password);
  await database.withTenant(tenantId, (tx) => replaceHash(tx, person, passwordHash, hash));
};
