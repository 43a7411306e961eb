import type { Interaction } from "@evolve/contracts/interactions";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useState } from "react";
import { useOpenMade } from "../use-open-made.ts";

const CalibrateDialog = lazyPart(async () => (await import("./calibrate-dialog.tsx")).CalibrateDialog);

/** Lets several evaluators score an interaction. For evaluators of tenants that have Quality Management. */
export const CalibrateButton = ({ interaction }: { readonly interaction: Interaction }) => {
  const { holds, licences, words } = useShell();
  const [isOpen, setOpen] = useState(false);
  const openMade = useOpenMade("calibrations");
  if (!holds("quality:evaluations:edit") || !licences.has("QM")) return null;
  return (
    <>
      <Button onHoverStart={CalibrateDialog.fetch} onPress={() => setOpen(true)}>
        {words.t("quality.calibrate")}
      </Button>
      {isOpen && (
        <Suspense>
          <CalibrateDialog
            interaction={interaction}
            onMade={(id) => {
              setOpen(false);
              openMade(id);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
