import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import {
  applicationIds,
  createTenant,
  searchTenants,
  type TenantRow,
  updateTenantTerms,
} from "@evolve/contracts/tenant-management";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { TextField } from "@evolve/widgets/text-field";
import { Controller } from "react-hook-form";
import type * as z from "zod/mini";
import { TimeZoneField } from "../../parts/time-zone-field.tsx";
import { licensesOf, NewTenantForm, TermsForm, type TermsFields, termsOf, type TermsValues } from "./terms-form.ts";
import { TermsFieldset } from "./terms-fields.tsx";

/** Creates a tenant, or changes what it may use. */
export const TenantPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  const { onClose } = panel;
  return (
    <RowPanel
      {...panel}
      list="tenants"
      title={words.t("tenantManagement.edit")}
      read={async (id, signal) =>
        (await client.call(searchTenants, { body: { filter: { id: [id] } } }, { signal })).tenants[0]
      }
    >
      {(tenant) => (tenant ? <TermsPanel tenant={tenant} onClose={onClose} /> : <NewTenantPanel onClose={onClose} />)}
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
}

const TermsPanel = ({ tenant, onClose }: TermsPanelProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("tenants", onClose);
  const { id, name, licenses, toggles, type, userSoftLimit, version } = tenant;
  const held = licenses.map(({ applicationId }) => applicationId);
  const ids = applicationIds.filter((one) => held.includes(one));
  const featureIds = licenses.find(({ applicationId }) => applicationId === "QM")?.featureIds ?? [];
  const form = useAppForm<TermsFields, TermsValues>({
    schema: TermsForm,
    defaultValues: {
      type,
      userSoftLimit: String(userSoftLimit),
      applicationIds: ids,
      featureIds,
      toggles,
    },
    draft: { userId: user.id, form: `tenant-${id}`, secretFields: [] },
    onSave: async (values) => {
      const body = { ...termsOf(values, licenses), version };
      await client.call(updateTenantTerms, { params: { tenantId: id }, body });
      saved(t("tenantManagement.saved", { name }));
    },
  });
  return (
    <FormPanel form={form} onClose={onClose} title={t("tenantManagement.edit")} subtitle={name} isEdit>
      <TermsFieldset form={form} saved={{ licenses: licensesOf(ids, featureIds, licenses), toggles }} />
    </FormPanel>
  );
};
