import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { type WidgetLabels, WidgetLabelsProvider } from "@evolve/widgets/labels";
import { type ReactNode, useMemo } from "react";

/** Getters, since the words of later pages are not there on the first. */
const widgetLabels = ({ t }: Words): Partial<WidgetLabels> => ({
  get common() {
    return { close: t("common.dismiss"), dismiss: t("common.dismiss"), clear: t("common.clear") };
  },
  get passwordField() {
    return { show: t("common.showPassword"), hide: t("common.hidePassword"), capsLock: t("common.capsLock") };
  },
  get checklist() {
    return { met: t("password.met"), unmet: t("password.unmet") };
  },
  get modal() {
    return {
      close: t("common.close"),
      cancel: t("common.cancel"),
      save: t("common.save"),
      create: t("common.create"),
      discardTitle: t("common.discardTitle"),
      discardText: t("common.discardText"),
      discardNo: t("common.no"),
      discardYes: t("common.yes"),
    };
  },
});

/** Gives the widgets of these pages the words of the nearest provider. */
export const WidgetWords = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords();
  const labels = useMemo(() => widgetLabels(words), [words]);
  return <WidgetLabelsProvider labels={labels}>{children}</WidgetLabelsProvider>;
};
