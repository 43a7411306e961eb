import { createAccessKey } from "@evolve/contracts/access-keys";
import { listDomains } from "@evolve/contracts/domains";
import { createPreference } from "@evolve/contracts/preferences";
import { inviteUsers } from "@evolve/contracts/invitations";
import { createSavedView, setDefaultView } from "@evolve/contracts/saved-views";
import { newId } from "@evolve/server/ids";
import { linkEvents } from "@evolve/server/modules/platform/audit/link-events";
import { buildTenant, buildUser } from "./builders.ts";
import { broadcastMessage, publishNotification, updateNotificationSettings } from "@evolve/contracts/notifications";
import { anonymous, signIn } from "./client.ts";
import { fillDashboardTables } from "./dashboard-rows.ts";
import { populateOpenid, registerClient } from "./openid.ts";
import { fillPasswordTables } from "./password-rows.ts";
import type { Populated } from "./probe-inputs.ts";
import { contextOf, preference, savedView } from "./probe-samples.ts";
import { fillQualityTables } from "./quality-rows.ts";
import { fillPlanningTables } from "./planning-rows.ts";
import { runJob } from "./run-job.ts";
import { fillSamlTables } from "./saml-rows.ts";
import { fillUserTables } from "./user-rows.ts";
import type { TestServer } from "./test-server.ts";
import { fillInteractionTables } from "./interaction-rows.ts";
import { fillWebhookTables } from "./webhook-rows.ts";

/** Builds a tenant with a row in every table. */
export const populate = async (server: TestServer): Promise<Populated> => {
  const { services } = server;
  const tenant = await buildTenant(services, { toggles: ["release-navigation-redesign"] });
  const named = (name: string) => `${name} of ${tenant.key}`;
  const administrator = await buildUser(services, tenant, {
    firstName: named("Ada"),
    roleName: named("Administrator"),
  });
  const client = await signIn(server, administrator);
  await populateOpenid(server, administrator);
  const group = { tenant_id: tenant.id, id: newId(), name: named("Group") };
  const skill = { tenant_id: tenant.id, id: newId(), name: named("Skill"), color_code: "#123456" };
  const employeeGroupId = newId();
  const of = { tenant_id: tenant.id, user_id: administrator.id };
  await services.database.withTenant(tenant.id, async (tx) => {
    await tx.insertInto("groups").values(group).execute();
    await tx
      .insertInto("group_members")
      .values({ ...of, group_id: group.id })
      .execute();
    await tx.insertInto("skills").values(skill).execute();
    await tx
      .insertInto("user_skills")
      .values({ ...of, skill_id: skill.id, proficiency: 5 })
      .execute();
    await tx
      .insertInto("secondary_roles")
      .values({ ...of, role_id: administrator.roleId })
      .execute();
    await tx
      .insertInto("employee_groups")
      .values({
        tenant_id: tenant.id,
        id: employeeGroupId,
        name: named("Employee group"),
        timezone: "Etc/UTC",
        is_default: true,
        working_hours: JSON.stringify([]),
      })
      .execute();
    await tx
      .insertInto("agent_preferences")
      .values({ ...of, kind: "dayOff", value: '{"weekdays":[]}', version: 1, updated_at: services.clock.now() })
      .execute();
    await tx
      .insertInto("user_feature_toggles")
      .values({ ...of, name: named("Toggle") })
      .execute();
    const look = {
      tenant_id: tenant.id,
      profile_name: named("Profile"),
      brand_name: named("Brand"),
      logo_url: `https://${tenant.key}.test/logo.svg`,
      favicon_url: `https://${tenant.key}.test/icon.svg`,
      background_color: "#123456",
      icon_text_color: "#ffffff",
      system_email: `system@${tenant.key}.test`,
      co_brand: named("Co-brand"),
      marketing_url: null,
    };
    await tx.insertInto("branding_profiles").values(look).execute();
    await tx
      .insertInto("host_branding_profiles")
      .values({ ...look, host: `own.${tenant.key}.test`, version: 1 })
      .execute();
    await tx
      .insertInto("idempotency_keys")
      .values({
        ...of,
        call: "createRole",
        key_hash: Buffer.from(named("Key")),
        request_hash: Buffer.from("none"),
        created_at: services.clock.now(),
      })
      .execute();
    await tx
      .insertInto("branding_files")
      .values({ tenant_id: tenant.id, file_name: "logo.svg", content: Buffer.from(named("<svg/>")) })
      .execute();
  });
  const dashboardId = await fillDashboardTables(services, administrator, named("Dashboard"));
  const jobId = newId();
  await services.database.withTenant(tenant.id, async (tx) => {
    const job = { tenant_id: tenant.id, id: jobId, name: "test.job", started_by: administrator.id, payload: "{}" };
    await tx
      .insertInto("jobs")
      .values({ ...job, state: "done", finished_at: services.clock.now() })
      .execute();
    await tx
      .insertInto("job_files")
      .values({ tenant_id: tenant.id, job_id: jobId, part: 0, content: named("File") })
      .execute();
  });
  const filled = await fillUserTables(services, administrator, client.tokens?.sessionId ?? "");
  await fillPasswordTables(services, tenant, administrator);
  const colleague = await buildUser(services, tenant, { permissions: [] });
  const planning = await fillPlanningTables(services, administrator, named, colleague.id);
  const quality = await fillQualityTables(services, administrator, named, colleague.id);
  await fillSamlTables(services, administrator, client.tokens?.sessionId ?? "");
  // A wrong guess, so that there is a failure counter.
  await anonymous(server).send(
    { ...inviteUsers, path: "/authentication/v2/login" },
    { body: { userName: administrator.userName, password: "Not#2026-this" } },
  );
  await client.call(createPreference, { params: contextOf(administrator), body: preference });
  const view = await client.call(createSavedView, {
    body: { list: "users", ...savedView, name: named("View") },
  });
  const viewId = view.body.view.id;
  await client.call(setDefaultView, { params: { viewId }, body: { isDefault: true } });
  const pendingEmail = `pending@${tenant.key}.test`;
  const invited = await client.call(inviteUsers, { body: { emailAddressesList: [pendingEmail] } });
  const pendingId = invited.body.results[0]?.userId ?? "";
  const otherSessionId = (await signIn(server, administrator)).tokens?.sessionId ?? "";
  const passkeyId = newId();
  const domains = await client.call(listDomains, {});
  const domainId = domains.body.domains[0]?.id ?? "";
  const [device] = await services.database.withTenant(tenant.id, async (tx) => {
    const row = { ...of, created_at: services.clock.now() };
    await tx
      .insertInto("recovery_codes")
      .values({ ...row, selector: "AA", code_hash: "none" })
      .execute();
    await tx
      .insertInto("passkeys")
      .values({
        ...row,
        id: passkeyId,
        credential_id: named("credential"),
        public_key: Buffer.from("key"),
        sign_count: 0,
        transports: [],
        rp_id: "localhost",
        is_synced: false,
        name: named("Passkey"),
      })
      .execute();
    return tx.selectFrom("known_devices").select("id").execute();
  });
  const deviceId = device?.id ?? "";
  const key = await client.call(createAccessKey, { body: { userId: administrator.id, tenantId: tenant.id } });
  const openidClientId = await registerClient(server, { tenantId: tenant.id, name: named("Client") });
  const published = await client.call(publishNotification, {
    body: { title: named("Notification"), recipients: { users: [administrator.id] } },
  });
  await client.call(broadcastMessage, { body: { message: named("Message"), duration: 60_000 } });
  await client.call(updateNotificationSettings, { body: { topic: "access", bell: true, mail: false } });
  await runJob(server, linkEvents, {});
  return {
    tenant,
    administrator,
    client,
    pendingId,
    pendingEmail,
    otherSessionId,
    passkeyId,
    deviceId,
    accessKeyId: key.body.accessKey.accessKeyId,
    domainId,
    viewId,
    dashboardId,
    openidClientId,
    webhook: await fillWebhookTables(services, tenant.id, named),
    interaction: await fillInteractionTables(services, administrator, named),
    groupId: group.id,
    employeeGroupId,
    skillId: skill.id,
    planning,
    quality,
    jobId,
    ...filled,
    notificationId: published.body.notificationUuid,
  };
};
