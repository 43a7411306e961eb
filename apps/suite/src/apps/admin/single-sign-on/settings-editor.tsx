import { type SamlSettingsFields, samlSettings, saveSamlSettings } from "@evolve/contracts/saml";
import { useShell } from "@evolve/shell";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { Certificates } from "./certificates.tsx";
import { comparedSettings } from "./compared-settings.ts";
import { SettingsFieldset } from "./settings-fieldset.tsx";
import { fieldsOf, noSettings, type SettingsFields, SettingsForm, withMetadata } from "./settings-form.ts";
import { type SingleSignOn, useShowSaved } from "./use-single-sign-on.ts";
import parts from "../../../parts/parts.module.css";

const MetadataReader = lazyPart(async () => (await import("./metadata-reader.tsx")).MetadataReader);

/** The identity provider's settings: filled from its metadata or typed, then saved as a whole. */
export const SettingsEditor = ({ current }: { readonly current: SingleSignOn }) => {
  const { client, holds, toasts, user, words } = useShell();
  const { t } = words;
  const showSaved = useShowSaved();
  const conflict = useEditConflict(current, () => client.call(samlSettings, {}));
  const form = useAppForm<SettingsFields, SamlSettingsFields>({
    schema: SettingsForm,
    defaultValues: current.settings ? fieldsOf(current.settings) : noSettings,
    draft: { userId: user.id, form: "single-sign-on", secretFields: [] },
    onSave: (fields) =>
      conflict.guard(async (base = current) => {
        const saved = await client.call(saveSamlSettings, { body: { ...fields, version: base.version } });
        if (saved.settings) form.startAgain(fieldsOf(saved.settings));
        conflict.rebase(saved);
        showSaved(saved);
        toasts.show({ tone: "success", text: t("singleSignOn.saved") });
      }),
  });
  const typed = useWatch({ control: form.control }) as SettingsFields;
  const { latest } = conflict;
  const takeTheirs = (): void => {
    const theirs = conflict.accept();
    if (theirs === undefined) return;
    form.startAgain(theirs.settings ? fieldsOf(theirs.settings) : noSettings);
    showSaved(theirs);
  };
  const mayEdit = holds("sso:edit");
  return (
    <>
      {mayEdit && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <MetadataReader
            onRead={(metadata) => {
              form.reset(withMetadata(form.getValues(), metadata), { keepDefaultValues: true });
              void form.trigger();
            }}
          />
        </Suspense>
      )}
      <Form
        label={t("singleSignOn.provider")}
        onSubmit={() => void form.save()}
        faults={form.faults}
        summaryTitle={form.summaryTitle}
      >
        <DraftNotice form={form} />
        {latest?.settings && (
          <EditConflict
            fields={comparedSettings(words, typed, fieldsOf(latest.settings))}
            onKeepMine={conflict.accept}
            onTakeTheirs={takeTheirs}
          />
        )}
        <SettingsFieldset form={form} isReadOnly={!mayEdit} />
        <Certificates certificates={current.certificates} />
        {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
        {mayEdit && (
          <div className={parts.group}>
            <Button variant="primary" type="submit" isPending={form.isSaving} isDisabled={!form.isDirty}>
              {t("common.save")}
            </Button>
            <Button
              isDisabled={!form.isDirty || form.isSaving}
              onPress={() => form.startAgain(current.settings ? fieldsOf(current.settings) : noSettings)}
            >
              {t("singleSignOn.discard")}
            </Button>
          </div>
        )}
      </Form>
    </>
  );
};
