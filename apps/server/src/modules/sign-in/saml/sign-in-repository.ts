import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

/** A sign-in that we have asked an identity provider for. */
export interface SamlRequest {
  id: string;
  /** Digest of the secret in the cookie of the browser that began it. */
  browserHash: Buffer;
  /** The origin that the browser began at and goes back to. */
  returnOrigin: string;
  /** The address it asked to be led to; checked by the page that leads there. */
  redirectUrl: string;
  /** Asked in a hidden frame: nobody is signed in by the answer. */
  isPassive: boolean;
  expiresAt: Date;
}

export const insertRequest = async (tx: Tx, tenantId: string, request: SamlRequest): Promise<void> => {
  await tx
    .insertInto("saml_requests")
    .values({
      tenant_id: tenantId,
      id: request.id,
      browser_hash: request.browserHash,
      return_origin: request.returnOrigin,
      redirect_url: request.redirectUrl,
      is_passive: request.isPassive,
      expires_at: request.expiresAt,
    })
    .execute();
};

/** Spends a request. Null when there is none in time: the deletion decides between two answers to one request. */
export const spendRequest = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<SamlRequest | null> => {
  const row = await tx
    .deleteFrom("saml_requests")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .returning([
      "id",
      "browser_hash as browserHash",
      "return_origin as returnOrigin",
      "redirect_url as redirectUrl",
      "is_passive as isPassive",
      "expires_at as expiresAt",
    ])
    .executeTakeFirst();
  return row ?? null;
};

/** Looks for a request that waits for its answer. Tells nothing that is secret, and spends nothing. */
export const findWaitingRequest = async (
  tx: Tx,
  tenantId: string,
  id: string,
  now: Date,
): Promise<{ isPassive: boolean } | null> => {
  const row = await tx
    .selectFrom("saml_requests")
    .select("is_passive as isPassive")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
};

/** Remembers that an assertion was used, until it is too old anyway. False when it was used before. */
export const rememberAssertion = async (tx: Tx, tenantId: string, id: string, expiresAt: Date): Promise<boolean> => {
  const row = await tx
    .insertInto("saml_assertions")
    .values({ tenant_id: tenantId, id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

export const findIdentity = async (
  tx: Tx,
  tenantId: string,
  identity: { issuer: string; nameId: string },
): Promise<string | null> => {
  const row = await tx
    .selectFrom("saml_identities")
    .select("user_id")
    .where("tenant_id", "=", tenantId)
    .where("issuer", "=", identity.issuer)
    .where("name_id", "=", identity.nameId)
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** Whether a user has a name at an identity provider. */
export const hasIdentity = async (
  tx: Tx,
  tenantId: string,
  { issuer, userId }: { issuer: string; userId: string },
): Promise<boolean> => {
  const row = await tx
    .selectFrom("saml_identities")
    .select("name_id")
    .where("tenant_id", "=", tenantId)
    .where("issuer", "=", issuer)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Links a name to a user. False where the name is somebody's at this identity provider, or the user has another name there. */
export const insertIdentity = async (
  tx: Tx,
  tenantId: string,
  identity: { issuer: string; nameId: string; userId: string; createdAt: Date },
): Promise<boolean> => {
  const row = await tx
    .insertInto("saml_identities")
    .values({
      tenant_id: tenantId,
      issuer: identity.issuer,
      name_id: identity.nameId,
      user_id: identity.userId,
      created_at: identity.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Forgets the names of a user at identity providers. Answers them. */
export const deleteIdentities = async (tx: Tx, tenantId: string, userId: string): Promise<string[]> => {
  const rows = await tx
    .deleteFrom("saml_identities")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .returning("name_id")
    .execute();
  return rows.map((row) => row.name_id);
};

/** Who the identity provider says has signed in, and in which session of its own. */
export interface Subject {
  issuer: string;
  nameId: string;
  nameIdFormat: string;
  sessionIndex: string | null;
}

export interface SignInCode extends Subject {
  userId: string;
  browserHash: Buffer;
}

export const insertCode = async (
  tx: Tx,
  tenantId: string,
  code: SignInCode & { codeHash: Buffer; expiresAt: Date },
): Promise<void> => {
  await tx
    .insertInto("saml_codes")
    .values({
      tenant_id: tenantId,
      code_hash: code.codeHash,
      browser_hash: code.browserHash,
      user_id: code.userId,
      name_id: code.nameId,
      name_id_format: code.nameIdFormat,
      issuer: code.issuer,
      session_index: code.sessionIndex,
      expires_at: code.expiresAt,
    })
    .execute();
};

/** Spends a code; an attempt from another browser spends it too. Null when there is none in time. */
export const spendCode = async (tx: Tx, tenantId: string, codeHash: Buffer, now: Date): Promise<SignInCode | null> => {
  const row = await tx
    .deleteFrom("saml_codes")
    .where("tenant_id", "=", tenantId)
    .where("code_hash", "=", codeHash)
    .where("expires_at", ">", now)
    .returning([
      "user_id as userId",
      "browser_hash as browserHash",
      "name_id as nameId",
      "name_id_format as nameIdFormat",
      "issuer",
      "session_index as sessionIndex",
    ])
    .executeTakeFirst();
  return row ?? null;
};

/** Notes which session at the identity provider a session of ours stands for: a later step-up replaces it. */
export const saveSamlSession = async (tx: Tx, tenantId: string, sessionId: string, subject: Subject): Promise<void> => {
  await tx
    .insertInto("saml_sessions")
    .values({
      tenant_id: tenantId,
      session_id: sessionId,
      issuer: subject.issuer,
      name_id: subject.nameId,
      name_id_format: subject.nameIdFormat,
      session_index: subject.sessionIndex,
    })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "session_id"]).doUpdateSet((row) => ({
        issuer: row.ref("excluded.issuer"),
        name_id: row.ref("excluded.name_id"),
        name_id_format: row.ref("excluded.name_id_format"),
        session_index: row.ref("excluded.session_index"),
      })),
    )
    .execute();
};

export const findSubjectOfSession = async (tx: Tx, tenantId: string, sessionId: string): Promise<Subject | null> => {
  const row = await tx
    .selectFrom("saml_sessions")
    .select(["issuer", "name_id as nameId", "name_id_format as nameIdFormat", "session_index as sessionIndex"])
    .where("tenant_id", "=", tenantId)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row ?? null;
};

/** Our sessions of a person at the identity provider: those of its given sessions, or all where it names none. */
export const listSessionsOfSubject = async (
  tx: Tx,
  tenantId: string,
  { issuer, nameId }: Pick<Subject, "issuer" | "nameId">,
  sessionIndexes: readonly string[],
): Promise<string[]> => {
  let query = tx
    .selectFrom("saml_sessions")
    .select("session_id")
    .where("tenant_id", "=", tenantId)
    .where("issuer", "=", issuer)
    .where("name_id", "=", nameId);
  if (sessionIndexes.length > 0) query = query.where("session_index", "=", anyOf(sessionIndexes, "text"));
  return (await query.execute()).map((row) => row.session_id);
};
