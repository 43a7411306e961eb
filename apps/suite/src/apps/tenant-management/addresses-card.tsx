import type { CallResult } from "@evolve/contracts/call";
import { DomainName } from "@evolve/contracts/domains";
import { codeOf } from "@evolve/contracts/errors";
import { webAddressMax } from "@evolve/contracts/field-rules";
import { readTenantAddresses, saveTenantAddresses, TenantAddressesFields } from "@evolve/contracts/tenant-addresses";
import { useShell } from "@evolve/shell";
import { textListCheck } from "@evolve/shell/field-checks";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { TextField } from "@evolve/widgets/text-field";
import { TextListField } from "@evolve/widgets/text-list-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { Card } from "../../parts/card.tsx";
import { EditConflict } from "../../parts/edit-conflict.tsx";
import { QueryState } from "../../parts/query-state.tsx";
import { useEditConflict } from "../../parts/use-edit-conflict.ts";
import parts from "../../parts/parts.module.css";
import styles from "./usage.module.css";

type Addresses = CallResult<typeof readTenantAddresses>;

const families = [
  ["niceBaseUrl", "tenantManagement.niceBaseUrl"],
  ["incontactBaseUrl", "tenantManagement.incontactBaseUrl"],
  ["analyticsBaseUrl", "tenantManagement.analyticsBaseUrl"],
] as const;

interface AddressesProps {
  readonly tenantId: string;
}

/** At which hosts a tenant's people sign in, and where its families of apps are. */
export const AddressesCard = ({ tenantId }: AddressesProps) => {
  const { client, words } = useShell();
  const addresses = useQuery({
    queryKey: ["tenants", "addresses", tenantId],
    queryFn: ({ signal }) => client.call(readTenantAddresses, { params: { tenantId } }, { signal, retryAfter: true }),
  });
  return (
    <Card title={words.t("tenantManagement.addresses")}>
      {addresses.data === undefined ? (
        <QueryState error={addresses.error} onRetry={() => void addresses.refetch()} />
      ) : (
        <AddressesForm key={addresses.data.version} tenantId={tenantId} addresses={addresses.data} />
      )}
    </Card>
  );
};

const fieldsOf = ({ version: _, ...fields }: Addresses): TenantAddressesFields => fields;

/** Of two who edit the addresses the second sees both versions. */
const AddressesForm = ({ tenantId, addresses }: AddressesProps & { readonly addresses: Addresses }) => {
  const { client, toasts, user, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const params = { tenantId };
  const show = (shown: Addresses) => queryClient.setQueryData<Addresses>(["tenants", "addresses", tenantId], shown);
  const conflict = useEditConflict(addresses, () => client.call(readTenantAddresses, { params }));
  const form = useAppForm<TenantAddressesFields, TenantAddressesFields>({
    schema: TenantAddressesFields,
    defaultValues: fieldsOf(addresses),
    draft: { userId: user.id, form: `tenant-addresses-${tenantId}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("hostTaken")]: "hosts" },
    onSave: (body) =>
      conflict.guard(async (base = addresses) => {
        const saved = await client.call(saveTenantAddresses, { params, body: { ...body, version: base.version } });
        form.startAgain(fieldsOf(saved));
        show(saved);
        toasts.show({ tone: "success", text: t("tenantManagement.addressesSaved") });
      }),
  });
  const typed = useWatch({ control: form.control }) as TenantAddressesFields;
  const { latest } = conflict;
  return (
    <Form
      label={t("tenantManagement.addresses")}
      onSubmit={() => void form.save()}
      faults={form.faults}
      summaryTitle={form.summaryTitle}
    >
      <DraftNotice form={form} />
      {latest && (
        <EditConflict
          fields={[
            [t("tenantManagement.hosts"), typed.hosts.join(", "), latest.hosts.join(", ")],
            ...families.map(([name, label]) => [t(label), typed[name], latest[name]] as const),
          ]}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => {
            form.startAgain(fieldsOf(latest));
            show(latest);
          }}
        />
      )}
      {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      <div className={styles.fields}>
        <Controller
          control={form.control}
          name="hosts"
          render={({ field: { value, onChange } }) => (
            <TextListField
              label={t("tenantManagement.hosts")}
              description={t("tenantManagement.hostsHint")}
              items={value}
              onChange={(items) => onChange(items.map((item) => item.trim().toLowerCase()))}
              check={textListCheck(words, (text) => DomainName.safeParse(text).success || t("validation.domain"))}
              error={form.faultOf("hosts")}
            />
          )}
        />
        {families.map(([name, label]) => (
          <TextField
            key={name}
            {...form.text(name)}
            label={t(label)}
            description={t("tenantManagement.baseUrlHint")}
            type="url"
            maxLength={webAddressMax}
            autoComplete="off"
            dir="ltr"
          />
        ))}
      </div>
      <div className={parts.group}>
        <Button variant="primary" type="submit" isPending={form.isSaving} isDisabled={!form.isDirty}>
          {t("common.save")}
        </Button>
      </div>
    </Form>
  );
};
