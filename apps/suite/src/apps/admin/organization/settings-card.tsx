import type { CallResult } from "@evolve/contracts/call";
import { webAddressMax } from "@evolve/contracts/field-rules";
import { limits } from "@evolve/contracts/limits";
import { wholeNumber } from "@evolve/contracts/rules";
import {
  readTenantSettings,
  saveTenantSettings,
  TenantSettingsFields,
  tenantSettingsLimits,
} from "@evolve/contracts/tenant-settings";
import type { Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Form } from "@evolve/widgets/form";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { Card } from "../../../parts/card.tsx";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import styles from "./organization.module.css";

type Settings = CallResult<typeof readTenantSettings>;
const queryKey = ["tenant-settings"];

const SettingsForm = z.extend(TenantSettingsFields, {
  sessionTimeout: wholeNumber({ min: 0, max: tenantSettingsLimits.idleMinutesMax }),
});
type SettingsFields = z.input<typeof SettingsForm>;

const places = [
  ["helpUrl", "organization.helpUrl"],
  ["studioHelpUrl", "organization.studioHelpUrl"],
  ["analyticsHelpUrl", "organization.analyticsHelpUrl"],
  ["communityUrl", "organization.communityUrl"],
  ["downloadsUrl", "organization.downloadsUrl"],
] as const;
const choices = [
  ["analytics", "organization.analytics"],
  ["sessionRecording", "organization.sessionRecording"],
] as const;

/** When idle people are signed out, where support and help are, and whether the use is watched. */
export const SettingsCard = () => {
  const { client, words } = useShell();
  const settings = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(readTenantSettings, {}, { signal, retryAfter: true }),
  });
  return (
    <Card title={words.t("organization.settings")}>
      {settings.data === undefined ? (
        <QueryState error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <SettingsEditor key={settings.data.version} settings={settings.data} />
      )}
    </Card>
  );
};

const fieldsOf = ({ version: _, sessionTimeout, ...settings }: Settings): SettingsFields => ({
  ...settings,
  sessionTimeout: String(sessionTimeout),
});

/** Of two who edit the settings the second sees both versions. */
const SettingsEditor = ({ settings }: { readonly settings: Settings }) => {
  const { client, toasts, user, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const conflict = useEditConflict(settings, () => client.call(readTenantSettings, {}));
  const form = useAppForm<SettingsFields, TenantSettingsFields>({
    schema: SettingsForm,
    defaultValues: fieldsOf(settings),
    draft: { userId: user.id, form: "tenant-settings", secretFields: [] },
    onSave: (body) =>
      conflict.guard(async (base = settings) => {
        const saved = await client.call(saveTenantSettings, { body: { ...body, version: base.version } });
        form.startAgain(fieldsOf(saved));
        queryClient.setQueryData<Settings>(queryKey, saved);
        toasts.show({ tone: "success", text: t("organization.settingsSaved") });
      }),
  });
  const typed = useWatch({ control: form.control }) as SettingsFields;
  const { latest } = conflict;
  return (
    <Form onSubmit={() => void form.save()} faults={form.faults} summaryTitle={form.summaryTitle}>
      <DraftNotice form={form} />
      {latest && (
        <EditConflict
          fields={versionsOf(words, typed, fieldsOf(latest))}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => {
            form.startAgain(fieldsOf(latest));
            queryClient.setQueryData<Settings>(queryKey, latest);
          }}
        />
      )}
      {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      <TextField
        {...form.text("sessionTimeout")}
        label={t("organization.idleTimeout")}
        description={t("organization.idleTimeoutHint")}
        inputMode="numeric"
        isRequired
        maxLength={3}
        autoComplete="off"
      />
      <p className={styles.lead}>{t("organization.settingsLead")}</p>
      <TextField
        {...form.text("supportEmail")}
        label={t("organization.supportEmail")}
        type="email"
        maxLength={limits.emailMax}
        autoComplete="off"
      />
      <TextField
        {...form.text("supportPhone")}
        label={t("organization.supportPhone")}
        maxLength={tenantSettingsLimits.phoneMax}
        autoComplete="off"
        dir="ltr"
      />
      {places.map(([name, label]) => (
        <TextField
          key={name}
          {...form.text(name)}
          label={t(label)}
          maxLength={webAddressMax}
          autoComplete="off"
          dir="ltr"
        />
      ))}
      {choices.map(([name, label]) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur } }) => (
            <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
              {t(label)}
            </Checkbox>
          )}
        />
      ))}
      <div className={styles.footer}>
        <Button type="submit" variant="primary" isDisabled={!form.isDirty} isPending={form.isSaving}>
          {t("common.save")}
        </Button>
      </div>
    </Form>
  );
};

const versionsOf = ({ t }: Words, mine: SettingsFields, theirs: SettingsFields) => [
  [t("organization.idleTimeout"), mine.sessionTimeout, theirs.sessionTimeout] as const,
  [t("organization.supportEmail"), mine.supportEmail, theirs.supportEmail] as const,
  [t("organization.supportPhone"), mine.supportPhone, theirs.supportPhone] as const,
  ...places.map(([name, label]) => [t(label), mine[name], theirs[name]] as const),
  ...choices.map(
    ([name, label]) =>
      [t(label), t(mine[name] ? "common.yes" : "common.no"), t(theirs[name] ? "common.yes" : "common.no")] as const,
  ),
];
