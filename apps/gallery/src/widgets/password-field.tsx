import { PasswordField } from "@evolve/widgets/password-field";
import { useSample } from "../sample/use-sample.ts";

const password = "Evolve2026";

/** For a secret. It can be shown, pasted and filled in by a password manager. */
export const Filled = () => {
  const { t, description } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      description={description}
      autoComplete="current-password"
      defaultValue={password}
    />
  );
};

export const Empty = () => {
  const { t } = useSample();
  return <PasswordField label={t("gallery.samplePassword")} autoComplete="current-password" isRequired />;
};

/** On sign-in pages, with the way out for those who forgot it. */
export const WithLink = () => {
  const { t } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      labelEnd={<a href="#/examples">{t("gallery.sampleForgot")}</a>}
      autoComplete="current-password"
      defaultValue={password}
    />
  );
};

/** When the password does not fit. Never say which part was wrong at sign-in. */
export const WithError = () => {
  const { t, error } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      error={error}
      autoComplete="current-password"
      defaultValue={password}
    />
  );
};

export const Disabled = () => {
  const { t } = useSample();
  return (
    <PasswordField
      label={t("gallery.samplePassword")}
      isDisabled
      autoComplete="current-password"
      defaultValue={password}
    />
  );
};
