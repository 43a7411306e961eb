import { isEmail } from "@evolve/contracts/validators";
import { legacyPolicy, passwordPolicyCriteriaMatch } from "@evolve/contracts/password-policy";
import { policyLines } from "@evolve/i18n/password-policy";
import { useWords } from "@evolve/i18n/react";
import { passwordFieldLabels } from "@evolve/shell/labels/password-field-labels";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Checklist } from "@evolve/widgets/checklist";
import { Form } from "@evolve/widgets/form";
import { PasswordField } from "@evolve/widgets/password-field";
import { TextField } from "@evolve/widgets/text-field";
import { useId, useState } from "react";

const empty = { name: "", email: "", password: "", accepts: false };

export function SignUp() {
  const words = useWords();
  const { t } = words;
  const rulesId = useId();
  const [entered, setEntered] = useState(empty);
  const [hasTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const change = (changes: Partial<typeof empty>) => setEntered({ ...entered, ...changes });
  const { name, email, password, accepts } = entered;

  const rules = policyLines(words, legacyPolicy, password);
  const faults = {
    name: name.trim() === "" ? t("validation.required") : undefined,
    email: email === "" ? t("validation.required") : isEmail(email) ? undefined : t("validation.email"),
    password: passwordPolicyCriteriaMatch(legacyPolicy, password)
      ? undefined
      : t("validation.passwordPolicyCriteriaMatch"),
  };
  const found = Object.entries(faults).flatMap(([field, text]) => (text === undefined ? [] : [{ field, text }]));
  const [shown, setShown] = useState<typeof found>([]);
  const submit = () => {
    setTried(true);
    setShown(found);
    setDone(found.length === 0);
  };

  if (isDone) return <Banner tone="ok">{t("gallery.signUpDone")}</Banner>;
  return (
    <Form
      label={t("gallery.signUp")}
      onSubmit={submit}
      faults={shown}
      summaryTitle={t("gallery.sampleSummary", { count: shown.length })}
    >
      <TextField
        label={t("gallery.sampleLabel")}
        name="name"
        autoComplete="name"
        isRequired
        value={name}
        onChange={(value) => change({ name: value })}
        error={hasTried ? faults.name : undefined}
      />
      <TextField
        label={t("gallery.sampleEmail")}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        value={email}
        onChange={(value) => change({ email: value })}
        error={hasTried ? faults.email : undefined}
      />
      <PasswordField
        label={t("gallery.samplePassword")}
        name="password"
        autoComplete="new-password"
        isRequired
        describedBy={rulesId}
        value={password}
        onChange={(value) => change({ password: value })}
        error={hasTried ? faults.password : undefined}
        {...passwordFieldLabels(words)}
      />
      <Checklist
        id={rulesId}
        label={t("gallery.sampleRules")}
        items={rules}
        metLabel={t("gallery.sampleMet")}
        unmetLabel={t("gallery.sampleUnmet")}
        progress={
          password === ""
            ? ""
            : t("gallery.sampleRulesMet", { met: rules.filter(({ isMet }) => isMet).length, total: rules.length })
        }
      />
      <Checkbox isSelected={accepts} onChange={(value) => change({ accepts: value })}>
        {t("gallery.signUpAccepts")}
      </Checkbox>
      <Button type="submit" variant="primary" isDisabled={!accepts}>
        {t("gallery.signUpDo")}
      </Button>
    </Form>
  );
}
