import type { CallResult } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import { currentTenant, TenantFields, updateTenant } from "@evolve/contracts/own-tenant";
import { Page, useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { Controller, useWatch } from "react-hook-form";
import { Card } from "../../../parts/card.tsx";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { ApplicationsCard } from "./applications-card.tsx";
import { SettingsCard } from "./settings-card.tsx";
import styles from "./organization.module.css";

// The list of zones with its search is heavy; the rest of the form does not wait for it.
const TimeZoneField = lazyPart(async () => (await import("../../../parts/time-zone-field.tsx")).TimeZoneField);

type Tenant = CallResult<typeof currentTenant>["tenant"];
const queryKey = ["tenant"];

/** Admin, Organization: its name and time zone, its settings, and what its contract says. */
export const OrganizationScreen = () => {
  const { client, words } = useShell();
  const tenant = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.call(currentTenant, {}, { signal })).tenant,
  });
  return (
    <Page title={words.t("organization.organizationTitle")} lead={words.t("organization.organizationLead")}>
      {tenant.data === undefined ? (
        <QueryState error={tenant.error} onRetry={() => void tenant.refetch()} />
      ) : (
        <div className={styles.cards}>
          <div className={styles.column}>
            <TenantForm key={tenant.data.version} tenant={tenant.data} />
            <TenantDetails tenant={tenant.data} />
            <ApplicationsCard />
          </div>
          <SettingsCard />
        </div>
      )}
    </Page>
  );
};

const fieldsOf = ({ tenantName, timezone }: Tenant): TenantFields => ({ tenantName, timezone });

/** Name and time zone. Of two who edit them the second sees both versions. */
const TenantForm = ({ tenant }: { readonly tenant: Tenant }) => {
  const { client, toasts, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const conflict = useEditConflict(tenant, async () => (await client.call(currentTenant, {})).tenant);
  const form = useAppForm<TenantFields, TenantFields>({
    schema: TenantFields,
    defaultValues: fieldsOf(tenant),
    onSave: (body) =>
      conflict.guard(async (base = tenant) => {
        const answer = await client.call(updateTenant, { body: { ...body, version: base.version } });
        form.startAgain(body);
        queryClient.setQueryData(queryKey, answer.tenant);
        toasts.show({ tone: "success", text: t("organization.settingsSaved") });
      }),
  });
  const typed = useWatch({ control: form.control }) as TenantFields;
  const { latest } = conflict;
  return (
    <Card title={t("organization.details")}>
      <Form onSubmit={() => void form.save()} faults={form.faults} summaryTitle={form.summaryTitle}>
        {latest && (
          <EditConflict
            fields={[
              [t("organization.organizationName"), typed.tenantName, latest.tenantName],
              [t("organization.timeZone"), typed.timezone, latest.timezone],
            ]}
            onKeepMine={conflict.accept}
            onTakeTheirs={() => {
              form.startAgain(fieldsOf(latest));
              queryClient.setQueryData(queryKey, latest);
            }}
          />
        )}
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        <TextField
          {...form.text("tenantName")}
          label={t("organization.organizationName")}
          description={t("organization.organizationNameHint")}
          isRequired
          maxLength={limits.nameMax}
          autoComplete="organization"
        />
        <Controller
          control={form.control}
          name="timezone"
          render={({ field: { value, onChange } }) => (
            <Suspense fallback={<Skeleton shape="block" />}>
              <TimeZoneField name="timezone" value={value} onChange={onChange} error={form.faultOf("timezone")} />
            </Suspense>
          )}
        />
        <div className={styles.footer}>
          <Button type="submit" variant="primary" isDisabled={!form.isDirty} isPending={form.isSaving}>
            {t("common.save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
};

const TenantDetails = ({ tenant }: { readonly tenant: Tenant }) => {
  const { words } = useShell();
  const { t } = words;
  const rows = [
    [t("organization.type"), t(tenant.type === "TRIAL" ? "organization.typeTrial" : "organization.typePaying")],
    [t("organization.userLimit"), words.number(tenant.userSoftLimit)],
    [t("organization.billingId"), tenant.billingId],
  ] as const;
  return (
    <Card title={t("organization.contract")}>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
