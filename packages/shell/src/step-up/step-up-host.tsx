import { lazyPart } from "@evolve/widgets/lazy-part";
import { Suspense, useSyncExternalStore } from "react";
import { useRuntime } from "../runtime-context.ts";

const StepUpDialog = lazyPart(async () => (await import("./step-up-dialog.tsx")).StepUpDialog);

/** Shows the step-up dialog while a call waits for it. */
export const StepUpHost = () => {
  const { stepUp } = useRuntime();
  const isAsking = useSyncExternalStore(stepUp.subscribe, stepUp.isAsking);
  return <Suspense>{isAsking && <StepUpDialog />}</Suspense>;
};
