import { compareSchedule, publishSchedule, type Schedule } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { ChangeList } from "./change-list.tsx";

interface PublishDialogProps {
  readonly schedule: Schedule;
  readonly zone: string;
  /** Of the week that is shown. */
  readonly firstDay: string;
  readonly onClose: () => void;
}

/** What publishing would change for whom, before it does: of the week that is shown, or of the whole draft. */
export const PublishDialog = ({ schedule, zone, firstDay, onClose }: PublishDialogProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [scope, setScope] = useState<"week" | "all">("week");
  const body =
    scope === "week" ? { firstDay, days: 7 } : { firstDay: schedule.firstDay, days: Math.min(42, schedule.days) };
  const params = { scheduleId: schedule.id };
  const comparison = useQuery({
    queryKey: ["schedule-comparison", schedule.id, schedule.version, scope, firstDay],
    queryFn: ({ signal }) => client.call(compareSchedule, { params, body }, { signal }),
    gcTime: 0,
  });
  const publish = useAction({
    run: (_: null) => client.call(publishSchedule, { params, body }),
    done: () => t("scheduleEditor.publishDone"),
    invalidates: [["schedules"], ["schedule-comparison"]],
    onDone: onClose,
  });
  const { data } = comparison;
  return (
    <Modal
      isOpen
      size="large"
      onOpenChange={onClose}
      title={t("scheduleEditor.publish")}
      onSave={() => publish.mutate(null)}
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
        {data === undefined ? (
          <QueryState error={comparison.error} onRetry={() => void comparison.refetch()} />
        ) : (
          <>
            <p>{t("scheduleEditor.comparison", { agents: data.agents, changes: data.total, days: data.newDays })}</p>
            <ChangeList changes={data.changes} zone={zone} />
          </>
        )}
      </div>
    </Modal>
  );
};
