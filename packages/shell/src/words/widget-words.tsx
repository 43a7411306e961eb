import { useWords } from "@evolve/i18n/react";
import { WidgetLabelsProvider } from "@evolve/widgets/labels";
import { type ReactNode, useMemo } from "react";
import { widgetLabels } from "./widget-labels.ts";

/** Gives the widgets inside the words of the nearest provider. */
export const WidgetWords = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords();
  const labels = useMemo(() => widgetLabels(words), [words]);
  return <WidgetLabelsProvider labels={labels}>{children}</WidgetLabelsProvider>;
};
