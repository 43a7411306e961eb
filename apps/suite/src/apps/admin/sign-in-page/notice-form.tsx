import { contrastOf, enoughContrast } from "@evolve/contracts/contrast";
import { DomainName } from "@evolve/contracts/domains";
import {
  readSignInPage,
  saveSignInPage,
  type SignInPageFields,
  signInPageLimits,
} from "@evolve/contracts/sign-in-page";
import type { Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { textListCheck } from "@evolve/shell/field-checks";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Form } from "@evolve/widgets/form";
import { StatusPill } from "@evolve/widgets/status-pill";
import { TextArea } from "@evolve/widgets/text-area";
import { TextListField } from "@evolve/widgets/text-list-field";
import { useQueryClient } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { EditConflict } from "../../../parts/edit-conflict.tsx";
import { FormColourField } from "../../../parts/form-colour-field.tsx";
import { useEditConflict } from "../../../parts/use-edit-conflict.ts";
import { fieldsOf, type NoticeFields, NoticeForm as Schema, type SignInPage, signInPageKey } from "./notice-fields.ts";
import parts from "../../../parts/parts.module.css";
import styles from "./sign-in-page.module.css";

/** The notice with its preview, and the allowed domains, saved together. Of two who edit them the second sees both versions. */
export const NoticeForm = ({ page }: { readonly page: SignInPage }) => {
  const { client, toasts, user, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const conflict = useEditConflict(page, () => client.call(readSignInPage, {}));
  const form = useAppForm<NoticeFields, SignInPageFields>({
    schema: Schema,
    defaultValues: fieldsOf(page),
    draft: { userId: user.id, form: "sign-in-page", secretFields: [] },
    onSave: (body) =>
      conflict.guard(async (base = page) => {
        const saved = await client.call(saveSignInPage, { body: { ...body, version: base.version } });
        form.startAgain(fieldsOf(saved));
        queryClient.setQueryData<SignInPage>(signInPageKey, saved);
        toasts.show({ tone: "success", text: t("signInPage.saved") });
      }),
  });
  const { control } = form;
  const typed = useWatch({ control }) as NoticeFields;
  const { latest } = conflict;
  const colour = (name: "backgroundColorCode" | "fontColorCode", label: string) => (
    <FormColourField control={control} name={name} label={label} error={form.faultOf(name)} />
  );
  return (
    <Form
      label={t("signInPage.notice")}
      onSubmit={() => void form.save()}
      faults={form.faults}
      summaryTitle={form.summaryTitle}
    >
      <DraftNotice form={form} />
      {latest && (
        <EditConflict
          fields={versionsOf(words, typed, fieldsOf(latest))}
          onKeepMine={conflict.accept}
          onTakeTheirs={() => {
            form.startAgain(fieldsOf(latest));
            queryClient.setQueryData<SignInPage>(signInPageKey, latest);
          }}
        />
      )}
      <Controller
        control={control}
        name="showsBanner"
        render={({ field: { value, onChange, onBlur } }) => (
          <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
            {t("signInPage.showsBanner")}
          </Checkbox>
        )}
      />
      {typed.showsBanner && (
        <>
          <Controller
            control={control}
            name="message"
            render={({ field: { value, onChange, onBlur, name } }) => (
              <TextArea
                name={name}
                label={t("signInPage.message")}
                description={t("signInPage.messageHint")}
                error={form.faultOf("message")}
                value={value}
                onChange={(text) => onChange(text)}
                onBlur={onBlur}
                isRequired
                maxLength={signInPageLimits.bannerMax}
              />
            )}
          />
          <div className={styles.colours}>
            {colour("backgroundColorCode", t("signInPage.background"))}
            {colour("fontColorCode", t("signInPage.text"))}
          </div>
          <NoticePreview typed={typed} />
        </>
      )}
      <Controller
        control={control}
        name="allowedDomains"
        render={({ field: { value, onChange } }) => (
          <TextListField
            label={t("signInPage.allowedDomains")}
            description={t("signInPage.allowedDomainsHint")}
            items={value}
            onChange={(items) => onChange(items.map((item) => item.trim().toLowerCase()))}
            check={textListCheck(words, (text) => DomainName.safeParse(text).success || t("validation.domain"))}
            error={form.faultOf("allowedDomains")}
          />
        )}
      />
      {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      <div className={parts.group}>
        <Button variant="primary" type="submit" isPending={form.isSaving} isDisabled={!form.isDirty}>
          {t("common.save")}
        </Button>
        <Button
          isDisabled={!form.isDirty || form.isSaving}
          onPress={() => {
            form.startAgain(fieldsOf(page));
            void queryClient.invalidateQueries({ queryKey: signInPageKey });
          }}
        >
          {t("signInPage.discard")}
        </Button>
      </div>
    </Form>
  );
};

const versionsOf = ({ t }: Words, mine: NoticeFields, theirs: NoticeFields) => {
  const row = (label: string, show: (of: NoticeFields) => string) => [label, show(mine), show(theirs)] as const;
  return [
    row(t("signInPage.showsBanner"), ({ showsBanner }) => t(showsBanner ? "common.yes" : "common.no")),
    row(t("signInPage.message"), ({ message }) => message),
    row(t("signInPage.background"), ({ backgroundColorCode }) => backgroundColorCode),
    row(t("signInPage.text"), ({ fontColorCode }) => fontColorCode),
    row(t("signInPage.allowedDomains"), ({ allowedDomains }) => allowedDomains.join(", ")),
  ];
};

/** The notice as the sign-in page shows it, and whether it can be read. */
const NoticePreview = ({ typed }: { readonly typed: NoticeFields }) => {
  const { words } = useShell();
  const { t } = words;
  const ratio = contrastOf(typed.fontColorCode, typed.backgroundColorCode);
  const isGood = ratio !== null && ratio >= enoughContrast;
  return (
    <section className={styles.preview} aria-label={t("signInPage.preview")}>
      <div className={styles.previewHead}>
        <h3 className={parts.subTitle}>{t("signInPage.preview")}</h3>
        {ratio !== null && (
          <span className={parts.quiet}>
            {t("signInPage.contrast", { ratio: words.number(Math.floor(ratio * 10) / 10) })}{" "}
            <StatusPill tone={isGood ? "success" : "danger"}>
              {t(isGood ? "signInPage.contrastGood" : "signInPage.contrastBad")}
            </StatusPill>
          </span>
        )}
      </div>
      {isGood && (
        <p
          className={styles.banner}
          style={{ color: typed.fontColorCode, backgroundColor: typed.backgroundColorCode }}
          dir="auto"
        >
          {typed.message}
        </p>
      )}
    </section>
  );
};
