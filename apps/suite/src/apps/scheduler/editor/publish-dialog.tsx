import { compareSchedule, publishSchedule, type Schedule } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Modal } from "@evolve/widgets/modal";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { ChangeList } from "./change-list.tsx";
import type { RosterAnswer } from "./use-editor.ts";
import { ViolationCounts } from "./violation-counts.tsx";

interface PublishDialogProps {
  readonly schedule: Schedule;
  /** Whose teams can be chosen. */
  readonly agents: readonly Pick<RosterAnswer["agents"][number], "teamId" | "teamName">[];
  readonly zone: string;
  /** Of the week that is shown. */
  readonly firstDay: string;
  readonly onClose: () => void;
}

/** What publishing would change for whom, before it does: of a week or of the whole draft, for everybody or some teams. */
export const PublishDialog = ({ schedule, agents, zone, firstDay, onClose }: PublishDialogProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [scope, setScope] = useState<"week" | "all">("week");
  const [teamIds, setTeams] = useState<readonly string[]>([]);
  const teams = new Map(agents.flatMap(({ teamId, teamName }) => (teamId ? [[teamId, teamName ?? ""] as const] : [])));
  const days = scope === "week" ? { firstDay, days: 7 } : { firstDay: schedule.firstDay, days: schedule.days };
  const body = { ...days, ...(teamIds.length > 0 && { teamIds: [...teamIds] }) };
  const params = { scheduleId: schedule.id };
  const comparison = useQuery({
    queryKey: ["schedule-comparison", schedule.id, schedule.version, body],
    queryFn: ({ signal }) => client.call(compareSchedule, { params, body }, { signal }),
    gcTime: 0,
  });
  const publish = useAction({
    run: (_: null) => client.call(publishSchedule, { params, body }),
    done: () => t("scheduleEditor.publishDone"),
    invalidates: [["schedules"], ["schedule-comparison"], ["schedule-history"]],
    onDone: onClose,
  });
  const { data } = comparison;
  const mayPublish = holds("wfm:schedule:publish");
  return (
    <Modal
      isOpen
      size="large"
      onOpenChange={onClose}
      title={t(mayPublish ? "scheduleEditor.publish" : "scheduleEditor.compare")}
      onSave={mayPublish ? () => publish.mutate(null) : undefined}
      saveLabel={t("scheduleEditor.publish")}
      isSaveDisabled={data === undefined || data.total + data.newDays === 0 || publish.isPending}
    >
      <div className="ev-modal-fields">
        <Select
          label={t("scheduleEditor.scope")}
          placeholder={t("scheduleEditor.scope")}
          options={[
            { id: "week", label: t("scheduleEditor.scope.week", { date: words.date(firstDay, "date", "UTC") }) },
            { id: "all", label: t("scheduleEditor.scope.all") },
          ]}
          value={scope}
          onChange={(id) => setScope(id === "all" ? "all" : "week")}
        />
        {teams.size > 1 && (
          <MultiSelect
            label={t("scheduleEditor.teams")}
            placeholder={t("scheduleEditor.allTeams")}
            options={[...teams].map(([id, label]) => ({ id, label }))}
            value={{ all: false, selected: teamIds }}
            onChange={({ selected }) => setTeams(selected)}
          />
        )}
        {data === undefined ? (
          <QueryState error={comparison.error} onRetry={() => void comparison.refetch()} />
        ) : (
          <>
            <p>{t("scheduleEditor.comparison", { agents: data.agents, changes: data.total, days: data.newDays })}</p>
            <ViolationCounts {...data.broken} />
            <ChangeList changes={data.changes} total={data.total} zone={zone} />
          </>
        )}
      </div>
    </Modal>
  );
};
