import type { SamlTestReport } from "@evolve/contracts/saml";
import type { Tx } from "../../../database/index.ts";

/** A test sign-in that waits for the identity provider's answer. */
export interface WaitingTest {
  /** Of the request. */
  id: string;
  /** The origin that the browser began at and goes back to. */
  returnOrigin: string;
}

export const insertTest = async (
  tx: Tx,
  tenantId: string,
  test: WaitingTest & { userId: string; expiresAt: Date },
): Promise<void> => {
  await tx
    .insertInto("saml_tests")
    .values({
      tenant_id: tenantId,
      id: test.id,
      user_id: test.userId,
      return_origin: test.returnOrigin,
      expires_at: test.expiresAt,
    })
    .execute();
};

export const findWaitingTest = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<WaitingTest | null> => {
  const row = await tx
    .selectFrom("saml_tests")
    .select(["id", "return_origin as returnOrigin"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("report", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
};

/** Keeps what a test has brought. The first answer counts. */
export const keepReport = async (tx: Tx, tenantId: string, id: string, report: SamlTestReport): Promise<void> => {
  await tx
    .updateTable("saml_tests")
    .set({ report: JSON.stringify(report) })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("report", "is", null)
    .execute();
};

/** A test of a user; undefined where they have begun none of this id, or it is too old. */
export const findTestOf = (tx: Tx, tenantId: string, userId: string, id: string, now: Date) =>
  tx
    .selectFrom("saml_tests")
    .select("report")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
