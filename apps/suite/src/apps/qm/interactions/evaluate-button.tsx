import type { Interaction } from "@evolve/contracts/interactions";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useState } from "react";
import { useOpenMade } from "../use-open-made.ts";

const StartDialog = lazyPart(async () => (await import("../evaluations/start-dialog.tsx")).StartDialog);

/** Begins an evaluation of an interaction, which leads back to it. For evaluators of tenants that have Quality Management. */
export const EvaluateButton = ({ interaction }: { readonly interaction: Interaction }) => {
  const { holds, licences, words } = useShell();
  const [isStarting, setStarting] = useState(false);
  const openMade = useOpenMade("evaluations");
  if (!holds("quality:evaluations:edit") || !licences.has("QM")) return null;
  const { id, agent, reference, channel, startedAt, seconds } = interaction;
  return (
    <>
      <Button variant="primary" onHoverStart={StartDialog.fetch} onPress={() => setStarting(true)}>
        {words.t("interactions.evaluate")}
      </Button>
      {isStarting && (
        <Suspense>
          <StartDialog
            contact={{
              agentId: agent.id,
              agentName: agent.name,
              ...{ reference, channel, contactAt: startedAt, seconds, link: `/qm/#/interactions/${id}` },
            }}
            onMade={(made) => {
              setStarting(false);
              openMade(made);
            }}
            onClose={() => setStarting(false)}
          />
        </Suspense>
      )}
    </>
  );
};
