import { useShell } from "@evolve/shell";
import { useEffect, useState } from "react";

/** Opens what a dialog has made, once the dialog has gone: else the page would ask what to do with what was typed. */
export const useOpenMade = (list: string): ((id: string) => void) => {
  const { navigate } = useShell();
  const [madeId, setMadeId] = useState<string | null>(null);
  useEffect(() => {
    if (madeId === null) return;
    const timer = setTimeout(() => navigate(`/qm/${list}/${madeId}`));
    return () => clearTimeout(timer);
  }, [list, madeId, navigate]);
  return setMadeId;
};
