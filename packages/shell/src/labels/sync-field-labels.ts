import type { Words } from "@evolve/i18n";
import type { SyncFieldLabels } from "@evolve/widgets/sync-field";

export const syncFieldLabels = ({ t }: Words): SyncFieldLabels => ({
  edit: t("fields.edit"),
  save: t("fields.save"),
  cancel: t("common.cancel"),
  sync: t("fields.sync"),
  syncing: t("fields.syncing"),
  synced: t("fields.synced"),
  saved: t("fields.saved"),
  syncFailed: t("fields.syncFailed"),
  saveFailed: t("fields.saveFailed"),
  conflict: t("fields.conflict"),
  mine: t("fields.mine"),
  theirs: t("fields.theirs"),
  keepMine: t("fields.keepMine"),
  takeTheirs: t("fields.takeTheirs"),
});
