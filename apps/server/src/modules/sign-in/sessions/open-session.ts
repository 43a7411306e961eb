import { randomBytes } from "node:crypto";
import { plusSeconds } from "../../../clock.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { type AuthenticationMethod, insertSession } from "./repository.ts";

/** A session ends after this long, however busy (NIST SP 800-63B-4, AAL2: at most 24 hours). */
const absoluteSeconds = 12 * 60 * 60;

export interface OpenedSession {
  id: string;
  /** For the `system_session` cookie; the database keeps its digest. */
  cookieSecret: string;
  /** Resolves once the session is stored; what else a sign-in writes need not wait for it. */
  stored: Promise<void>;
}

/** Opens a session for somebody who has just proven who they are. */
export const openSession = (
  services: Services,
  tx: TenantTransaction,
  person: { tenantId: string; userId: string },
  from: { userAgent: string; address: string; methods: readonly AuthenticationMethod[]; language: string },
): OpenedSession => {
  const now = services.clock.now();
  const id = newId();
  const cookieSecret = randomSecret();
  const stored = insertSession(tx, {
    tenantId: person.tenantId,
    userId: person.userId,
    id,
    cookieHash: digestOf(cookieSecret),
    refreshSalt: randomBytes(16),
    userAgent: from.userAgent.slice(0, 300),
    address: from.address,
    methods: from.methods,
    language: from.language,
    createdAt: now,
    expiresAt: plusSeconds(now, absoluteSeconds),
  });
  return { id, cookieSecret, stored };
};
