import { readAgentAdherence } from "@evolve/contracts/adherence";
import { useShell } from "@evolve/shell";
import type { PanelProps } from "@evolve/shell/kit";
import { Modal } from "@evolve/widgets/modal";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../parts/query-state.tsx";
import { AgentDayView } from "./agent-day-view.tsx";
import { useShownDay } from "./use-shown-day.ts";
import { boardName } from "./use-live-board.ts";

/** An agent's day beside the board; it goes on with the board. */
export const AgentPanel = ({ rowId, onClose }: PanelProps) => {
  const { client, holds, user, words } = useShell();
  const { date, isNow, show } = useShownDay();
  const read = useQuery({
    queryKey: [boardName, "one", rowId, date],
    queryFn: ({ signal }) =>
      client.call(readAgentAdherence, { params: { userId: rowId ?? "" }, query: { date } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const day = read.data?.day;
  return (
    <Modal isOpen size="panel" title={day?.name ?? words.t("adherence.show")} onOpenChange={onClose}>
      <div className="ev-modal-fields">
        {day && !read.isError ? (
          <AgentDayView
            day={day}
            isNow={isNow(day.date)}
            canApprove={holds("wfm:adherence:edit") && day.id !== user.id}
            onDate={(next) => show(next, day.date)}
          />
        ) : (
          <QueryState error={read.error} onRetry={() => void read.refetch()} />
        )}
      </div>
    </Modal>
  );
};
