import { plusSeconds } from "@evolve/server/clock";
import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import { makeSelfSigned } from "@evolve/server/security/self-signed";
import type { BuiltUser } from "./builders.ts";

/** Inserts a row in each table of single sign-on, for tests that look at all tables. */
export const fillSamlTables = async (
  { clock, database, secrets }: Services,
  { tenantId, id: userId, roleId }: BuiltUser,
  sessionId: string,
): Promise<void> => {
  const now = clock.now();
  // What has expired may be swept while a test looks at it.
  const later = plusSeconds(now, 86_400);
  const { certificate, privateKey, expiresAt } = await makeSelfSigned(`of-${tenantId}`, now);
  const of = { tenant_id: tenantId };
  const subject = { issuer: `https://${tenantId}.test`, name_id: `name@${tenantId}.test` };
  const session = { ...subject, name_id_format: "none", session_index: `index of ${tenantId}` };
  const asked = { browser_hash: Buffer.alloc(32), expires_at: later };
  await database.withTenant(tenantId, async (tx) => {
    await tx
      .insertInto("saml_settings")
      .values({
        ...of,
        enabled: true,
        entity_id: subject.issuer,
        sign_on_url: `${subject.issuer}/sso`,
        logout_url: null,
        certificates: [certificate.trim()],
        name_id_format: "none",
        attributes: JSON.stringify({ userName: "", email: "", firstName: "", lastName: "" }),
        create_users: false,
        default_role_id: roleId,
        idp_initiated: false,
        sign_requests: true,
        look_for_session: false,
        landing_page: null,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto("saml_keys")
      .values({
        ...of,
        id: newId(),
        certificate,
        private_key: secrets.seal(privateKey, "saml key"),
        signs: true,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await tx
      .insertInto("saml_identities")
      .values({ ...of, ...subject, user_id: userId, created_at: now })
      .execute();
    await tx
      .insertInto("saml_requests")
      .values({ ...of, ...asked, id: newId(), return_origin: subject.issuer, redirect_url: "", is_passive: false })
      .execute();
    await tx
      .insertInto("saml_tests")
      .values({ ...of, id: newId(), user_id: userId, return_origin: subject.issuer, expires_at: later })
      .execute();
    await tx
      .insertInto("saml_assertions")
      .values({ ...of, id: newId(), expires_at: later })
      .execute();
    await tx
      .insertInto("saml_codes")
      .values({ ...of, ...asked, ...session, user_id: userId, code_hash: Buffer.alloc(32) })
      .execute();
    await tx
      .insertInto("saml_sessions")
      .values({ ...of, ...session, session_id: sessionId })
      .execute();
  });
};
