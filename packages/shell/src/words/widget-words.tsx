import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { type LaterLabels, WidgetLabelsProvider } from "@evolve/widgets/labels";
import { lazyValue } from "@evolve/widgets/lazy-value";
import { type ReactNode, useMemo } from "react";
import { labelsBy, pageLabels } from "./page-labels.ts";

const screenLabels = lazyValue(async () => (await import("./screen-labels.ts")).screenLabels);

/** Resolves when the widgets of screens have their labels, or when these cannot be loaded. */
export const loadScreenLabels = screenLabels.settled;

const laterIn = (words: Words): LaterLabels => {
  let made: ReturnType<LaterLabels["read"]>;
  const read = () => {
    const makers = screenLabels.read();
    return (made ??= makers && labelsBy(makers, words));
  };
  return { read, bring: screenLabels.bring };
};

/** Gives the widgets inside the words of the nearest provider. */
export const WidgetWords = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords();
  const labels = useMemo(() => labelsBy(pageLabels, words), [words]);
  const later = useMemo(() => laterIn(words), [words]);
  return (
    <WidgetLabelsProvider labels={labels} later={later}>
      {children}
    </WidgetLabelsProvider>
  );
};
