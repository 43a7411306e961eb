import { BrandForm, resetBrand, saveBrand } from "@evolve/contracts/branding-editor";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { forgetProfile } from "@evolve/shell/branding";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Form } from "@evolve/widgets/form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { readBrand } from "@evolve/contracts/branding-editor";
import { Card } from "../../../parts/card.tsx";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { Question } from "../../../parts/question.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { bodyOf, brandKeyOf, fieldsOf, type StoredBrand } from "./brand-fields.ts";
import { BrandFieldset } from "./brand-fieldset.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import parts from "../../../parts/parts.module.css";

interface BrandEditorProps {
  readonly stored: StoredBrand;
  /** Undefined for the tenant's look. */
  readonly host: string | undefined;
}

/** The form and beside it what it leads to. Of two who edit a look the second sees both versions. */
export const BrandEditor = ({ stored, host }: BrandEditorProps) => {
  const { client, tenant, toasts, user, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const conflict = useEditConflict(stored, () => client.call(readBrand, { query: { host } }));
  const take = (brand: StoredBrand): void => {
    forgetProfile(localStorage);
    queryClient.setQueryData<StoredBrand>(brandKeyOf(host), brand);
    // The other looks list the hosts, too, and hosts may have this one.
    void queryClient.invalidateQueries({ queryKey: ["brand"], refetchType: "none" });
  };
  const form = useAppForm<BrandForm, BrandForm>({
    schema: BrandForm,
    defaultValues: fieldsOf(stored, tenant.name),
    // Pictures are too large to be kept.
    draft: {
      userId: user.id,
      form: host === undefined ? "branding" : `branding-${host}`,
      secretFields: ["logo", "icon"],
    },
    onSave: (values) =>
      conflict.guard(async (base) => {
        const saved = await client.call(saveBrand, { query: { host }, body: bodyOf(values, base ?? stored) });
        conflict.rebase(saved);
        form.startAgain(fieldsOf(saved, tenant.name));
        take(saved);
        toasts.show({ tone: "success", text: t("branding.saved") });
      }),
  });
  const typed = useWatch({ control: form.control }) as BrandForm;
  const isOfHost = host !== undefined;
  const { latest } = conflict;
  const theirs = latest && fieldsOf(latest, tenant.name);
  const pictureText = (address: string) => t(address === "" ? "branding.pictureMissing" : "branding.picturePresent");
  return (
    <div className={parts.cards}>
      <Card title={t("branding.look")}>
        {stored.isTrial && <Banner tone="info">{t("branding.trial")}</Banner>}
        {stored.brand === null && (
          <p className={parts.quiet}>{t(isOfHost ? "branding.hostLook" : "branding.ownLook")}</p>
        )}
        <Form
          label={t("branding.look")}
          onSubmit={() => void form.save()}
          faults={form.faults}
          summaryTitle={form.summaryTitle}
        >
          <DraftNotice form={form} />
          {theirs && (
            <EditConflict
              fields={[
                [t("branding.name"), typed.brandName, theirs.brandName],
                [t("branding.background"), typed.backgroundColor, theirs.backgroundColor],
                [t("branding.headerText"), typed.headerTextColor, theirs.headerTextColor],
                [t("branding.logo"), pictureText(typed.logo), pictureText(theirs.logo)],
                [t("branding.icon"), pictureText(typed.icon), pictureText(theirs.icon)],
                [t("branding.supportEmail"), typed.supportEmail, theirs.supportEmail],
                [t("branding.coBrand"), typed.coBrand, theirs.coBrand],
                [t("branding.marketing"), typed.marketingUrl, theirs.marketingUrl],
              ]}
              onKeepMine={conflict.accept}
              onTakeTheirs={() => form.startAgain(fieldsOf(conflict.accept() ?? stored, tenant.name))}
            />
          )}
          <BrandFieldset form={form} typed={typed} />
          {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
          <div className={parts.group}>
            <Button
              variant="primary"
              type="submit"
              isPending={form.isSaving}
              isDisabled={!form.isDirty && stored.brand !== null}
            >
              {t("common.save")}
            </Button>
            <Button
              isDisabled={!form.isDirty || form.isSaving}
              onPress={() => form.startAgain(fieldsOf(stored, tenant.name))}
            >
              {t("branding.discard")}
            </Button>
            {stored.brand !== null && <ResetButton version={stored.version} host={host} onReset={take} />}
          </div>
        </Form>
      </Card>
      <BrandPreview
        typed={typed}
        hosts={isOfHost ? [host] : stored.hosts.filter(({ hasOwnLook }) => !hasOwnLook).map((one) => one.host)}
        hasHosts={stored.hosts.length > 0}
      />
    </div>
  );
};

interface ResetButtonProps {
  readonly version: number;
  readonly host: string | undefined;
  readonly onReset: (brand: StoredBrand) => void;
}

const ResetButton = ({ version, host, onReset }: ResetButtonProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [isAsking, setAsking] = useState(false);
  const isOfHost = host !== undefined;
  const label = t(isOfHost ? "branding.hostReset" : "branding.reset");
  const reset = useAction<void>({
    run: async () => onReset(await client.call(resetBrand, { query: { host }, body: { version } })),
    done: () => t(isOfHost ? "branding.hostResetDone" : "branding.resetDone"),
    invalidates: [],
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button onPress={() => setAsking(true)}>{label}</Button>
      {isAsking && (
        <Question
          tone="danger"
          title={t("branding.resetTitle")}
          confirmLabel={label}
          cancelLabel={t("common.cancel")}
          isPending={reset.isPending}
          onConfirm={() => reset.mutate()}
          onCancel={() => setAsking(false)}
        >
          {isOfHost ? t("branding.hostResetText", { host }) : t("branding.resetText")}
        </Question>
      )}
    </>
  );
};
