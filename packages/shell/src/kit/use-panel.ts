import { useEffect, useRef } from "react";
import type { Query } from "../routing/query.ts";
import { useRouteSearch } from "../routing/route-search.ts";
import { useRuntime } from "../runtime-context.ts";

/** In the address: the panel for a row that is to be made. */
const newRow = "new";

const readPanel = ({ panel }: Query) => ({ panel });

/** The panel beside a list. It is part of the address: a link opens it, and Back closes it. */
export const usePanel = () => {
  const [{ panel }, change] = useRouteSearch(readPanel);
  const { history } = useRuntime();
  const isOwnStep = useRef(false);
  useEffect(() => {
    if (panel === undefined) isOwnStep.current = false;
  }, [panel]);

  return {
    isOpen: panel !== undefined && panel !== "",
    /** The row's id; `null` for a new one. */
    rowId: panel === undefined || panel === newRow ? null : panel,
    open: (rowId: string | null): void => {
      isOwnStep.current = true;
      change({ panel: rowId ?? newRow }, { push: true });
    },
    close: (): void => {
      // The form has asked already, or has been saved.
      if (isOwnStep.current) history.back({ ignoreBlocker: true });
      else change({ panel: "" });
    },
  };
};
