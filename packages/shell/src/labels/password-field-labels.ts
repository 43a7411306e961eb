import type { Words } from "@evolve/i18n";

/** The words that every password field has. */
export const passwordFieldLabels = ({ t }: Words) => ({
  showLabel: t("common.showPassword"),
  hideLabel: t("common.hidePassword"),
  capsLockHint: t("common.capsLock"),
});
