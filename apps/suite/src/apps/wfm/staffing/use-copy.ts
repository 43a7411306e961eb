import { useShell } from "@evolve/shell";

/** Puts intervals of a map, or some of its cells, into the clipboard, and says how many they were. */
export const useCopy = () => {
  const { toasts, words } = useShell();
  const { t } = words;
  return async (text: string, intervals: number, cells?: number): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      const copied =
        cells === undefined
          ? t("requirement.copied", { count: intervals })
          : t("requirement.cellsCopied", { count: cells });
      toasts.show({ tone: "success", text: copied });
    } catch {
      toasts.show({ tone: "danger", text: t("requirement.copyFailed") });
    }
  };
};
