import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import {
  applicationIds,
  createTenant,
  searchTenants,
  type TenantRow,
  updateTenantTerms,
} from "@evolve/contracts/tenant-management";
import type { Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { TextField } from "@evolve/widgets/text-field";
import { Controller, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { EditConflict } from "../../parts/edit-conflict.tsx";
import { TimeZoneField } from "../../parts/time-zone-field.tsx";
import { useEditConflict } from "../../parts/use-edit-conflict.ts";
import { licensesOf, NewTenantForm, TermsForm, type TermsFields, termsOf, type TermsValues } from "./terms-form.ts";
import { TermsFieldset } from "./terms-fields.tsx";

/** Creates a tenant, or changes what it may use. */
export const TenantPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  const { onClose } = panel;
  const read = async (id: string, signal?: AbortSignal) =>
    (await client.call(searchTenants, { body: { filter: { id: [id] } } }, signal && { signal })).tenants[0];
  return (
    <RowPanel {...panel} list="tenants" title={words.t("tenantManagement.edit")} read={read}>
      {(tenant) =>
        tenant ? (
          <TermsPanel tenant={tenant} read={() => read(tenant.id)} onClose={onClose} />
        ) : (
          <NewTenantPanel onClose={onClose} />
        )
      }
    </RowPanel>
  );
};

const noTerms: TermsFields = {
  type: "PAYING",
  userSoftLimit: "100",
  applicationIds: ["WFM"],
  featureIds: [103],
  toggles: [],
};

type NewFields = z.input<typeof NewTenantForm>;
type NewValues = z.output<typeof NewTenantForm>;

const NewTenantPanel = ({ onClose }: Pick<PanelProps, "onClose">) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("tenants", onClose);
  const form = useAppForm<NewFields, NewValues>({
    schema: NewTenantForm,
    defaultValues: {
      tenantName: "",
      administratorEmail: "",
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...noTerms,
    },
    draft: { userId: user.id, form: "new-tenant", secretFields: [] },
    fieldsOfCodes: { [codeOf("emailExists")]: "administratorEmail" },
    onSave: async ({ tenantName, timezone, administratorEmail, ...terms }) => {
      await client.call(createTenant, { body: { tenantName, timezone, administratorEmail, ...termsOf(terms) } });
      saved(t("tenantManagement.saved", { name: tenantName }));
    },
  });
  return (
    <FormPanel form={form} onClose={onClose} title={t("tenantManagement.create")} isEdit={false}>
      <TextField
        {...form.text("tenantName")}
        label={t("tenantManagement.name")}
        description={t("organization.organizationNameHint")}
        isRequired
        maxLength={limits.nameMax}
        autoComplete="off"
      />
      <TextField
        {...form.text("administratorEmail")}
        label={t("tenantManagement.administratorEmail")}
        description={t("tenantManagement.administratorHint")}
        type="email"
        isRequired
        maxLength={limits.emailMax}
        autoComplete="off"
      />
      <Controller
        control={form.control}
        name="timezone"
        render={({ field: { value, onChange } }) => (
          <TimeZoneField name="timezone" value={value} onChange={onChange} error={form.faultOf("timezone")} />
        )}
      />
      <TermsFieldset form={form as never} saved={null} />
    </FormPanel>
  );
};

interface TermsPanelProps extends Pick<PanelProps, "onClose"> {
  readonly tenant: TenantRow;
  readonly read: () => Promise<TenantRow | undefined>;
}

const fieldsOf = (tenant: TenantRow): TermsFields => {
  const held = tenant.licenses.map(({ applicationId }) => applicationId);
  return {
    type: tenant.type,
    userSoftLimit: String(tenant.userSoftLimit),
    applicationIds: applicationIds.filter((one) => held.includes(one)),
    featureIds: tenant.licenses.find(({ applicationId }) => applicationId === "QM")?.featureIds ?? [],
    toggles: tenant.toggles,
  };
};

/** The form of a tenant's terms. Of two who edit one tenant the second sees both versions. */
const TermsPanel = ({ tenant, read, onClose }: TermsPanelProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("tenants", onClose);
  const { id, name } = tenant;
  const conflict = useEditConflict(tenant, read);
  const form = useAppForm<TermsFields, TermsValues>({
    schema: TermsForm,
    defaultValues: fieldsOf(tenant),
    draft: { userId: user.id, form: `tenant-${id}`, secretFields: [] },
    onSave: (values) =>
      conflict.guard(async (base = tenant) => {
        const body = { ...termsOf(values, base.licenses), version: base.version };
        await client.call(updateTenantTerms, { params: { tenantId: id }, body });
        saved(t("tenantManagement.saved", { name }));
      }),
  });
  const typed = useWatch({ control: form.control }) as TermsFields;
  const { latest } = conflict;
  const before = fieldsOf(tenant);
  return (
    <FormPanel form={form} onClose={onClose} title={t("tenantManagement.edit")} subtitle={name} isEdit>
      {latest && (
        <EditConflict
          fields={versionsOf(words, typed, fieldsOf(latest))}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? tenant))}
        />
      )}
      <TermsFieldset
        form={form}
        saved={{
          licenses: licensesOf(before.applicationIds, before.featureIds, tenant.licenses),
          toggles: tenant.toggles,
        }}
      />
    </FormPanel>
  );
};

const versionsOf = ({ t }: Words, mine: TermsFields, theirs: TermsFields) => {
  const type = (of: TermsFields) => t(of.type === "TRIAL" ? "tenantManagement.trial" : "tenantManagement.paying");
  const features = (of: TermsFields) => (of.applicationIds.includes("QM") ? [...of.featureIds].sort().join(", ") : "");
  const row = (label: string, show: (of: TermsFields) => string) => [label, show(mine), show(theirs)] as const;
  return [
    row(t("tenantManagement.type"), type),
    row(t("tenantManagement.userLimit"), (of) => of.userSoftLimit),
    row(t("tenantManagement.licences"), (of) => of.applicationIds.join(", ")),
    row(t("tenantManagement.qmFeatures"), features),
    row(t("tenantManagement.toggles"), (of) => [...of.toggles].sort().join(", ")),
  ];
};
