import type { Words } from "@evolve/i18n";
import type { ModalLabels } from "@evolve/widgets/modal";

/** The words that every modal has. */
export const modalLabels = (words: Words): ModalLabels => ({
  close: words.t("common.close"),
  cancel: words.t("common.cancel"),
  save: words.t("common.save"),
  create: words.t("common.create"),
  discardTitle: words.t("common.discardTitle"),
  discardText: words.t("common.discardText"),
  discardNo: words.t("common.no"),
  discardYes: words.t("common.yes"),
});
