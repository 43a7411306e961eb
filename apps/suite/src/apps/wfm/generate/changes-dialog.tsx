import { type GenerationRun, readGenerationChanges } from "@evolve/contracts/schedule-generation";
import { useShell } from "@evolve/shell";
import { Modal } from "@evolve/widgets/modal";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../parts/query-state.tsx";
import { ChangeList } from "../../scheduler/editor/change-list.tsx";
import { hasResult, runTitle } from "./run-words.ts";
import { useAccept } from "./use-accept.ts";

interface ChangesDialogProps {
  readonly run: GenerationRun;
  readonly zone: string;
  readonly onClose: () => void;
}

/** What a run would change in its draft, before it is taken over. */
export const ChangesDialog = ({ run, zone, onClose }: ChangesDialogProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const read = useQuery({
    queryKey: ["generations", "changes", run.id],
    queryFn: ({ signal }) => client.call(readGenerationChanges, { params: { runId: run.id } }, { signal }),
    gcTime: 0,
  });
  const accept = useAccept(run, onClose);
  const { data } = read;
  const mayAccept = holds("wfm:schedule:edit") && hasResult(run);
  return (
    <Modal
      isOpen
      size="large"
      onOpenChange={onClose}
      title={t("generation.changesTitle")}
      subtitle={runTitle(words, run)}
      {...(mayAccept && {
        onSave: () => accept.mutate(undefined),
        saveLabel: t("generation.accept"),
        isSaveDisabled: data === undefined || accept.isPending,
      })}
    >
      <div className="ev-modal-fields">
        {data === undefined ? (
          <QueryState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <>
            <p>{t("generation.changesTotal", { count: data.total })}</p>
            <ChangeList changes={data.changes} total={data.total} zone={zone} />
          </>
        )}
      </div>
    </Modal>
  );
};
