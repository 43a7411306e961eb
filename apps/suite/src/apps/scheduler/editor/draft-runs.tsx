import { searchGenerations } from "@evolve/contracts/schedule-generation";
import type { Schedule } from "@evolve/contracts/schedules";
import { ShellLink, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { daysLater } from "@evolve/workforce";
import { useQuery } from "@tanstack/react-query";
import Sparkles from "lucide-react/icons/sparkles";
import { Suspense, useState } from "react";
import { useNextSeed } from "../../wfm/generate/use-generations.ts";
import type { EditorDays } from "./use-editor-days.ts";

const PartDialog = lazyPart(async () => (await import("../../wfm/generate/part-dialog.tsx")).PartDialog);

/** A part is quickly searched. */
const moves = 1_000_000;

interface DraftRunsProps {
  readonly schedule: Schedule;
  readonly days: EditorDays;
  readonly isDirty: boolean;
  readonly mayEdit: boolean;
}

/** How a draft came about by generating, and generating some of it again. */
export const DraftRuns = ({ schedule, days: { first, count }, isDirty, mayEdit }: DraftRunsProps) => {
  const { client, navigate, words } = useShell();
  const { t } = words;
  const [isPart, setPart] = useState(false);
  const seed = useNextSeed(schedule.id);
  const accepted = useQuery({
    queryKey: ["generations", schedule.id, "accepted"],
    queryFn: ({ signal }) => {
      const body = { scheduleId: schedule.id, filter: { state: ["accepted" as const] }, top: 1 };
      return client.call(searchGenerations, { body }, { signal });
    },
  });
  const taken = accepted.data?.runs[0];
  const addressOf = (runId: string): string => `/wfm/generate?draft=${schedule.id}&run=${runId}`;
  return (
    <>
      {mayEdit && (
        <Button
          size="small"
          icon={<Sparkles />}
          isDisabled={isDirty || seed === undefined}
          onPress={() => setPart(true)}
        >
          {t("generation.partShort")}
        </Button>
      )}
      {taken && (
        <ShellLink to={addressOf(taken.id)}>
          {t("generation.takenFrom", { at: words.date(taken.startedAt, "dateTime") })}
        </ShellLink>
      )}
      {isPart && seed !== undefined && (
        <Suspense fallback={null}>
          <PartDialog
            schedule={schedule}
            days={Array.from({ length: count }, (_, at) => daysLater(first, at))}
            seed={seed}
            moves={moves}
            onClose={() => setPart(false)}
            onStarted={(runId) => navigate(addressOf(runId))}
          />
        </Suspense>
      )}
    </>
  );
};
