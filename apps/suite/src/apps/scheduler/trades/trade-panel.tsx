import type { CallResult } from "@evolve/contracts/call";
import { tradeLimits } from "@evolve/contracts/shift-trades";
import { decideTrade, readTrade, reopenTrade } from "@evolve/contracts/shift-trades-inbox";
import { useShell } from "@evolve/shell";
import { type PanelProps, RowPanel, useAction } from "@evolve/shell/kit";
import { Banner } from "@evolve/widgets/banner";
import { Modal } from "@evolve/widgets/modal";
import { StatusPill } from "@evolve/widgets/status-pill";
import { TextArea } from "@evolve/widgets/text-area";
import { useState } from "react";
import { RuleResults } from "../../../parts/rule-results.tsx";
import { shiftOf, tradeDecider, tradeStateNames, tradeTones } from "../../../parts/trade-words.ts";
import { CoverageEffect } from "../requests/coverage-effect.tsx";
import { DecisionFooter } from "../requests/decision-footer.tsx";
import styles from "../requests/requests.module.css";

type Read = CallResult<typeof readTrade>;

const list = "shift-trades";

/** A trade with what rules say for both people and its effect on coverage, and the decision. */
export const TradePanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list={list}
      title={words.t("shiftTrades.inboxTitle")}
      read={(tradeId, signal) => client.call(readTrade, { params: { tradeId } }, { signal })}
    >
      {(read) => read && <Decision read={read} onClose={panel.onClose} />}
    </RowPanel>
  );
};

const Decision = ({ read, onClose }: { readonly read: Read; readonly onClose: () => void }) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const { trade, checks, coverage } = read;
  const { giverName, state, give, get, zone, version, note } = trade;
  const [reason, setReason] = useState("");
  const params = { tradeId: trade.id };
  const mayDecide = holds("wfm:requests:edit");
  const waits = state === "accepted";
  const isDecided = state === "approved" || state === "denied";
  const other = trade.takerName ?? trade.askedName ?? t("shiftTrades.everybody");
  const decide = useAction<"approved" | "denied">({
    run: (decision) => client.call(decideTrade, { params, body: { decision, reason, version } }),
    done: (decision) => t(decision === "approved" ? "shiftTrades.approved" : "shiftTrades.denied"),
    undo: () => () => client.call(reopenTrade, { params }),
    invalidates: [[list]],
    onDone: onClose,
  });
  const reopen = useAction<null>({
    run: () => client.call(reopenTrade, { params }),
    done: () => t("shiftTrades.reopened"),
    invalidates: [[list]],
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      size="panel"
      title={t("shiftTrades.between", { giver: giverName, other })}
      subtitle={shiftOf(words, give, zone)}
      isDirty={reason !== ""}
      onOpenChange={onClose}
      footer={
        <DecisionFooter
          may={!mayDecide ? "nothing" : waits ? "decide" : isDecided ? "reopen" : "nothing"}
          labels={{
            approved: t("shiftTrades.approve"),
            denied: t("shiftTrades.deny"),
            reopen: t("shiftTrades.reopen"),
          }}
          {...{ decide, reopen, onClose }}
        />
      }
    >
      <div className="ev-modal-fields">
        <dl className={styles.facts}>
          <dt>{t("shiftTrades.stateLabel")}</dt>
          <dd>
            <StatusPill tone={tradeTones[state]}>{t(tradeStateNames[state])}</StatusPill> {tradeDecider(words, trade)}
          </dd>
          <dt dir="auto">{t("shiftTrades.gives", { name: giverName })}</dt>
          <dd>{shiftOf(words, give, zone)}</dd>
          {get && (
            <>
              <dt dir="auto">{t("shiftTrades.gives", { name: other })}</dt>
              <dd>{shiftOf(words, get, zone)}</dd>
            </>
          )}
          {trade.wantsExchange && (
            <>
              <dt>{t("shiftTrades.inExchange")}</dt>
              <dd>{t("shiftTrades.oneOfTheirs")}</dd>
            </>
          )}
          {note !== "" && (
            <>
              <dt>{t("shiftTrades.note")}</dt>
              <dd dir="auto">{note}</dd>
            </>
          )}
          {trade.reason !== "" && (
            <>
              <dt>{t("shiftTrades.reason")}</dt>
              <dd dir="auto">{trade.reason}</dd>
            </>
          )}
        </dl>
        {checks && (
          <>
            <RuleResults title={giverName} check={checks.giver} zone={zone} />
            <RuleResults title={other} check={checks.taker} zone={zone} />
            <CoverageEffect coverage={coverage} zone={zone} none={t("shiftTrades.effectNone")} />
          </>
        )}
        {waits && !checks && <Banner tone="warning">{t("shiftTrades.changedSince")}</Banner>}
        {mayDecide && waits && (
          <TextArea
            label={t("shiftTrades.reason")}
            name="reason"
            rows={2}
            maxLength={tradeLimits.commentMax}
            value={reason}
            onChange={setReason}
          />
        )}
      </div>
    </Modal>
  );
};
