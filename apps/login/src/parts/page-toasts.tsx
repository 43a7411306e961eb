import { useWords } from "@evolve/i18n/react";
import { WidgetLocale } from "@evolve/widgets/locale";
import { ToastRegion } from "@evolve/widgets/toast";
import { useApp } from "../app-context.ts";

export { toasts } from "@evolve/widgets/toast";

/** Where messages are shown. They stay while one page gives way to another. */
export const PageToasts = () => {
  const words = useWords();
  const { brandName } = useApp().boot;
  return (
    <WidgetLocale locale={words.locale}>
      <ToastRegion label={brandName} />
    </WidgetLocale>
  );
};
