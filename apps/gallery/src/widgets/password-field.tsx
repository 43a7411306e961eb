import { useWords } from "@evolve/i18n/react";
import { passwordFieldLabels } from "@evolve/shell/labels/password-field-labels";
import { PasswordField } from "@evolve/widgets/password-field";
import { useSample } from "../sample/use-sample.ts";

const password = "Evolve2026";

export function Filled() {
  const words = useWords();
  const { t, description } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      description={description}
      autoComplete="current-password"
      defaultValue={password}
      {...passwordFieldLabels(words)}
    />
  );
}

export function Empty() {
  const words = useWords();
  const { t } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      autoComplete="current-password"
      isRequired
      {...passwordFieldLabels(words)}
    />
  );
}

export function WithLink() {
  const words = useWords();
  const { t } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      labelEnd={<a href="#/examples">{t("gallery.sampleForgot")}</a>}
      autoComplete="current-password"
      defaultValue={password}
      {...passwordFieldLabels(words)}
    />
  );
}

export function WithError() {
  const words = useWords();
  const { t, error } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      error={error}
      autoComplete="current-password"
      defaultValue={password}
      {...passwordFieldLabels(words)}
    />
  );
}

export function Disabled() {
  const words = useWords();
  const { t } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      isDisabled
      autoComplete="current-password"
      defaultValue={password}
      {...passwordFieldLabels(words)}
    />
  );
}
