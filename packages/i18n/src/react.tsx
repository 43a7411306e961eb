import { createContext, type ReactNode, use } from "react";
import type { Words } from "./words.ts";

const WordsContext = createContext<Words | null>(null);

/** Gives the words of one language to everything inside. */
export const WordsProvider = ({ words, children }: { readonly words: Words; readonly children: ReactNode }) => (
  <WordsContext value={words}>{children}</WordsContext>
);

/** The words of the nearest provider. */
export const useWords = (): Words => {
  const words = use(WordsContext);
  if (words === null) throw new Error("useWords needs a WordsProvider above it");
  return words;
};
