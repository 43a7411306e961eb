import { type AgentDay, undoAdherenceException } from "@evolve/contracts/adherence";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { useId, useState } from "react";
import { durationOf, timeOf } from "../../my-space/schedule/schedule-words.ts";
import { spanOf } from "./adherence-words.ts";
import { ApproveDialog } from "./approve-dialog.tsx";
import { boardName } from "./use-live-board.ts";
import styles from "./adherence.module.css";

const minuteMs = 60_000;

type Stretch = AgentDay["stretches"][number];

interface DeviationsProps {
  readonly day: AgentDay;
  readonly canApprove: boolean;
}

/** Each stretch out of adherence, the last one first, to be approved, and what was approved, to be undone. */
export const Deviations = ({ day, canApprove }: DeviationsProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { zone, stretches, exceptions, now, status } = day;
  // As it was when it was pressed: the day goes on behind the dialog.
  const [approved, setApproved] = useState<{ stretch: Stretch; isOpen: boolean } | null>(null);
  const listed = stretches.filter(({ from, to }) => to - from >= minuteMs || to === now).toReversed();
  const unlisted = stretches.length - listed.length;
  const [outId, exceptionsId] = [useId(), useId()];
  const undo = useAction<string>({
    run: (exceptionId) => client.call(undoAdherenceException, { params: { exceptionId } }),
    done: () => t("adherence.undone"),
    invalidates: [[boardName]],
  });
  const isOpen = ({ to }: Stretch): boolean => to === now && status === "out";
  const wordsOf = (stretch: Stretch): string =>
    isOpen(stretch)
      ? t("adherence.spanSince", { from: timeOf(words, zone, stretch.from) })
      : spanOf(words, zone, stretch);
  return (
    <>
      <section aria-labelledby={outId}>
        <h3 id={outId} className={styles.heading}>
          {t("adherence.stretches")}
        </h3>
        {stretches.length === 0 ? (
          <p className={styles.quiet}>{t("adherence.noStretches")}</p>
        ) : (
          <ul className={styles.deviations}>
            {listed.map((stretch) => (
              <li key={stretch.from} className={styles.deviation}>
                <div>
                  <p className="ev-num">
                    <strong>{wordsOf(stretch)}</strong>
                    {" · "}
                    {durationOf(words, Math.max(1, Math.round((stretch.to - stretch.from) / minuteMs)))}
                  </p>
                  <p className={styles.quiet} dir="auto">
                    {t("adherence.stretchText", {
                      activity: stretch.activity,
                      state: stretch.state ?? t("adherence.noState"),
                    })}
                  </p>
                </div>
                {canApprove && (
                  <Button
                    size="small"
                    aria-label={t("adherence.approveStretch", { span: wordsOf(stretch) })}
                    onPress={() => setApproved({ stretch, isOpen: isOpen(stretch) })}
                  >
                    {t("adherence.approve")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {unlisted > 0 && <p className={styles.quiet}>{t("adherence.unlisted", { count: unlisted })}</p>}
      </section>
      {exceptions.length > 0 && (
        <section aria-labelledby={exceptionsId}>
          <h3 id={exceptionsId} className={styles.heading}>
            {t("adherence.exceptions")}
          </h3>
          <ul className={styles.deviations}>
            {exceptions.map((exception) => (
              <li key={exception.id} className={styles.deviation}>
                <div>
                  <p className="ev-num">
                    <strong>{spanOf(words, zone, exception)}</strong>
                  </p>
                  <p className={styles.quiet} dir="auto">
                    {t("adherence.exceptionBy", { reason: exception.reason, name: exception.approvedBy })}
                  </p>
                </div>
                {canApprove && (
                  <Button
                    size="small"
                    aria-label={t("adherence.undoSpan", { span: spanOf(words, zone, exception) })}
                    isPending={undo.isPending && undo.variables === exception.id}
                    onPress={() => undo.mutate(exception.id)}
                  >
                    {t("adherence.undo")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {approved && (
        <ApproveDialog
          day={day}
          stretch={approved.stretch}
          isOpenStretch={approved.isOpen}
          onClose={() => setApproved(null)}
        />
      )}
    </>
  );
};
