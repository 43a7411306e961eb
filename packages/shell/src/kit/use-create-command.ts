import type { Words } from "@evolve/i18n";
import { useEffect, useMemo, useRef } from "react";
import { useCommands } from "../commands/registry.ts";

/** The key `n` opens a new row, for users who may create one. */
export const useCreateCommand = (
  mayCreate: boolean,
  texts: (words: Words) => { readonly create?: string },
  onCreate: () => void,
): void => {
  const run = useRef(onCreate);
  useEffect(() => {
    run.current = onCreate;
  });
  useCommands(
    useMemo(() => {
      const name = (words: Words) => texts(words).create ?? "";
      return mayCreate ? [{ id: "create", name, keys: "n", isOfScreen: true, run: () => run.current() }] : [];
    }, [mayCreate, texts]),
  );
};
