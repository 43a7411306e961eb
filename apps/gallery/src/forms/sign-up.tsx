import { codeOf } from "@evolve/contracts/errors";
import { legacyPolicy } from "@evolve/contracts/password-policy";
import { policyLines } from "@evolve/i18n/password-policy";
import { useWords } from "@evolve/i18n/react";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Checklist } from "@evolve/widgets/checklist";
import { Form } from "@evolve/widgets/form";
import { PasswordField } from "@evolve/widgets/password-field";
import { TextField } from "@evolve/widgets/text-field";
import { useId, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { saveEmail } from "../sample/form-server.ts";
import { FieldGroup } from "./field-group.tsx";
import { Account } from "./people-contract.ts";

const empty: Account = { name: "", email: "", password: "", accepts: false };
const taken = "bo@acme.test";

/** A page's form: the server has the last word, and what was typed survives a reload, but for the password. */
export const SignUp = () => {
  const words = useWords();
  const { t } = words;
  const rulesId = useId();
  const [isDone, setDone] = useState(false);
  const form = useAppForm<Account, Account>({
    schema: Account,
    defaultValues: empty,
    draft: { userId: "gallery", form: "sign-up", secretFields: ["password"] },
    fieldsOfCodes: { [codeOf("emailExists")]: "email" },
    onSave: async ({ email }) => {
      await saveEmail(email, [taken]);
      setDone(true);
    },
  });
  const password = useWatch({ control: form.control, name: "password" });
  const rules = policyLines(words, legacyPolicy, password);

  if (isDone) return <Banner tone="success">{t("gallery.signUpDone")}</Banner>;
  return (
    <Form
      label={t("gallery.signUp")}
      onSubmit={() => void form.save()}
      faults={form.faults}
      summaryTitle={form.summaryTitle}
    >
      <DraftNotice form={form} />
      <TextField {...form.text("name")} label={t("gallery.sampleLabel")} autoComplete="name" isRequired />
      <TextField
        {...form.text("email")}
        label={t("gallery.sampleEmail")}
        description={t("gallery.signUpTaken", { email: taken })}
        type="email"
        autoComplete="email"
        isRequired
      />
      <PasswordField
        {...form.text("password")}
        label={t("gallery.samplePassword")}
        autoComplete="new-password"
        isRequired
        describedBy={rulesId}
      />
      <Checklist
        id={rulesId}
        label={t("gallery.sampleRules")}
        items={rules}
        progress={
          password === ""
            ? ""
            : t("gallery.sampleRulesMet", { met: rules.filter(({ isMet }) => isMet).length, total: rules.length })
        }
      />
      <FieldGroup name="accepts" label={t("gallery.signUpTerms")} isLabelHidden error={form.faultOf("accepts")}>
        <Controller
          control={form.control}
          name="accepts"
          render={({ field: { value, onChange } }) => (
            <Checkbox isSelected={value} isInvalid={form.faultOf("accepts") !== undefined} onChange={onChange}>
              {t("gallery.signUpAccepts")}
            </Checkbox>
          )}
        />
      </FieldGroup>
      {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      <Button type="submit" variant="primary" isPending={form.isSaving}>
        {t("gallery.signUpDo")}
      </Button>
    </Form>
  );
};
