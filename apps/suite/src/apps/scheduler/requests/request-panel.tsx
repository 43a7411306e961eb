import type { CallResult } from "@evolve/contracts/call";
import { decideTimeOff, readTimeOff, reopenTimeOff, timeOffLimits } from "@evolve/contracts/time-off";
import { useShell } from "@evolve/shell";
import { type PanelProps, RowPanel, useAction } from "@evolve/shell/kit";
import { Modal } from "@evolve/widgets/modal";
import { StatusPill } from "@evolve/widgets/status-pill";
import { TextArea } from "@evolve/widgets/text-area";
import { useState } from "react";
import { LikelyAnswer } from "../../../parts/likely-answer.tsx";
import { amountOf, daysOf, deciderOf, timeOffStateNames, timeOffTones } from "../../../parts/time-off-words.ts";
import { CoverageEffect } from "./coverage-effect.tsx";
import { DecisionFooter } from "./decision-footer.tsx";
import styles from "./requests.module.css";

type Read = CallResult<typeof readTimeOff>;

const list = "time-off-requests";

/** A request with its balance and its effect on coverage, and the decision. */
export const RequestPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list={list}
      title={words.t("timeOff.open")}
      read={(requestId, signal) => client.call(readTimeOff, { params: { requestId } }, { signal })}
    >
      {(read) => read && <Decision read={read} onClose={panel.onClose} />}
    </RowPanel>
  );
};

const Decision = ({ read, onClose }: { readonly read: Read; readonly onClose: () => void }) => {
  const { client, holds, toasts, words } = useShell();
  const { t } = words;
  const { request, balance, assessment, coverage, zone } = read;
  const [reason, setReason] = useState("");
  const params = { requestId: request.id };
  const isOpen = request.state === "pending" || request.state === "waitlisted";
  const isDecided = request.state === "approved" || request.state === "denied";
  const mayDecide = holds("wfm:requests:edit");
  const decide = useAction<"approved" | "denied">({
    run: (decision) => client.call(decideTimeOff, { params, body: { decision, reason, version: request.version } }),
    done: (decision) => t(decision === "approved" ? "timeOff.approved" : "timeOff.denied", { name: request.userName }),
    undo: () => () => client.call(reopenTimeOff, { params }),
    invalidates: [[list]],
    onDone: onClose,
  });
  const reopen = useAction<null>({
    run: async () => {
      const { left } = await client.call(reopenTimeOff, { params });
      if (left > 0) toasts.show({ tone: "warning", text: t("timeOff.reopenedLeft", { count: left }) });
    },
    done: () => t("timeOff.reopened", { name: request.userName }),
    invalidates: [[list]],
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      size="panel"
      title={request.userName}
      subtitle={daysOf(words, request)}
      isDirty={reason !== ""}
      onOpenChange={onClose}
      footer={
        <DecisionFooter
          may={!mayDecide ? "nothing" : isOpen ? "decide" : isDecided ? "reopen" : "nothing"}
          labels={{ approved: t("timeOff.approve"), denied: t("timeOff.deny"), reopen: t("timeOff.reopen") }}
          {...{ decide, reopen, onClose }}
        />
      }
    >
      <div className="ev-modal-fields">
        <dl className={styles.facts}>
          <dt>{t("timeOff.state")}</dt>
          <dd>
            <StatusPill tone={timeOffTones[request.state]}>{t(timeOffStateNames[request.state])}</StatusPill>{" "}
            {request.place !== null && t("timeOff.place", { place: request.place })}
            {deciderOf(words, request)}
          </dd>
          <dt>{t("timeOff.type")}</dt>
          <dd dir="auto">{request.codeName}</dd>
          <dt>{t("timeOff.length")}</dt>
          <dd className="ev-num">{amountOf(words, request.minutes)}</dd>
          <dt>{t("timeOff.balanceLeft")}</dt>
          <dd className="ev-num">
            {balance === null
              ? t("timeOff.noneKept")
              : amountOf(words, balance.entitled - balance.taken - balance.planned)}
          </dd>
          {request.comment !== "" && (
            <>
              <dt>{t("timeOff.comment")}</dt>
              <dd dir="auto">{request.comment}</dd>
            </>
          )}
          {request.reason !== "" && (
            <>
              <dt>{t("timeOff.reasonLabel")}</dt>
              <dd dir="auto">{request.reason}</dd>
            </>
          )}
        </dl>
        {isOpen && (
          <>
            <LikelyAnswer assessment={assessment} />
            <CoverageEffect coverage={coverage} zone={zone} />
            {mayDecide && (
              <TextArea
                label={t("timeOff.reasonLabel")}
                name="reason"
                rows={2}
                maxLength={timeOffLimits.commentMax}
                value={reason}
                onChange={setReason}
              />
            )}
          </>
        )}
      </div>
    </Modal>
  );
};
