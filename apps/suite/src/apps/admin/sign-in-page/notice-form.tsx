import { contrastOf, enoughContrast } from "@evolve/contracts/contrast";
import { DomainName } from "@evolve/contracts/domains";
import { codeOf } from "@evolve/contracts/errors";
import { saveSignInPage, type SignInPageFields, signInPageLimits } from "@evolve/contracts/sign-in-page";
import { isCallError } from "@evolve/session";
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
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { FormColourField } from "../../../parts/form-colour-field.tsx";
import { fieldsOf, type NoticeFields, NoticeForm as Schema, type SignInPage, signInPageKey } from "./notice-fields.ts";
import parts from "../../../parts/parts.module.css";
import styles from "./sign-in-page.module.css";

/** The notice with its preview, and the allowed domains, saved together. */
export const NoticeForm = ({ page }: { readonly page: SignInPage }) => {
  const { client, toasts, user, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useAppForm<NoticeFields, SignInPageFields>({
    schema: Schema,
    defaultValues: fieldsOf(page),
    draft: { userId: user.id, form: "sign-in-page", secretFields: [] },
    onSave: async (body) => {
      try {
        const saved = await client.call(saveSignInPage, { body: { ...body, version: page.version } });
        form.startAgain(fieldsOf(saved));
        queryClient.setQueryData<SignInPage>(signInPageKey, saved);
        toasts.show({ tone: "success", text: t("signInPage.saved") });
      } catch (error) {
        setOvertaken(isCallError(error) && error.code === codeOf("changedMeanwhile"));
        throw error;
      }
    },
  });
  const { control } = form;
  const typed = useWatch({ control }) as NoticeFields;
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
      {form.failure !== "" && (
        <Banner
          tone={isOvertaken ? "warning" : "danger"}
          action={
            isOvertaken && (
              <Button onPress={() => void queryClient.invalidateQueries({ queryKey: signInPageKey })}>
                {t("signInPage.reload")}
              </Button>
            )
          }
        >
          {form.failure}
        </Banner>
      )}
      <div className={parts.group}>
        <Button variant="primary" type="submit" isPending={form.isSaving} isDisabled={!form.isDirty}>
          {t("common.save")}
        </Button>
        <Button isDisabled={!form.isDirty || form.isSaving} onPress={() => form.startAgain(fieldsOf(page))}>
          {t("signInPage.discard")}
        </Button>
      </div>
    </Form>
  );
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
