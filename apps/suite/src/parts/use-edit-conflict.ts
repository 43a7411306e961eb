import { codeOf } from "@evolve/contracts/errors";
import { failureCode } from "@evolve/session";
import { useState } from "react";

/**
 * An edit that is based on a version. `guard` saves by the version that the edit is based on; where somebody else was first, `latest` is what
 * they saved, and nothing is thrown. `accept` bases the edit on that from then on and answers it; `rebase` bases it on what was just saved.
 *
 * @param opened what the edit began from; undefined for something new
 * @param read reads what the edit is based on as it is stored now
 */
export const useEditConflict = <Row>(opened: Row | undefined, read: (base: Row) => Promise<Row | undefined>) => {
  const [base, setBase] = useState(opened);
  const [latest, setLatest] = useState<Row | undefined>(undefined);
  const guard = async (save: (base: Row | undefined) => Promise<void>): Promise<void> => {
    try {
      await save(base);
    } catch (error) {
      const isChanged = base !== undefined && failureCode(error) === codeOf("changedMeanwhile");
      const stored = isChanged ? await read(base) : undefined;
      if (stored === undefined) throw error;
      setLatest(stored);
    }
  };
  const accept = (): Row | undefined => {
    setBase(latest);
    setLatest(undefined);
    return latest;
  };
  return { base, latest, guard, accept, rebase: setBase };
};
