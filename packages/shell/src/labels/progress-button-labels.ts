import type { Words } from "@evolve/i18n";
import type { ProgressButtonLabels } from "@evolve/widgets/progress-button";

/** For a button whose own words say what is done. */
export const progressButtonLabels = ({ t }: Words): ProgressButtonLabels => ({
  running: t("fields.progressRunning"),
  done: t("fields.progressDone"),
  failed: t("fields.progressFailed"),
});
