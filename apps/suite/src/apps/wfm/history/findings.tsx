import {
  decideOnHistory,
  type Decision,
  decisions,
  type Finding,
  type FindingKind,
  type HistorySeries,
  type Layer,
  undoHistoryDecision,
} from "@evolve/contracts/history";
import { limits } from "@evolve/contracts/limits";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import styles from "./history.module.css";
import { dayLabel } from "./year-map.ts";

const kindNames: Readonly<Record<FindingKind, PlainKey>> = {
  gap: "planning.findingGap",
  low: "planning.findingLow",
  high: "planning.findingHigh",
  zero: "planning.findingZero",
};
const decisionNames: Readonly<Record<Decision, PlainKey>> = {
  repair: "planning.repair",
  exclude: "planning.exclude",
  keep: "planning.keep",
};
const decidedNames: Readonly<Record<Decision, PlainKey>> = {
  repair: "planning.repaired",
  exclude: "planning.excluded",
  keep: "planning.kept",
};

interface FindingsProps {
  readonly groupId: string;
  readonly history: HistorySeries;
  /** Shows a day. */
  readonly onShow: (date: string) => void;
}

/** What looks wrong, with its evidence and what can be done; then what was decided, by whom, and how to take it back. */
export const Findings = ({ groupId, history, onShow }: FindingsProps) => {
  const { client, holds, words } = useShell();
  const { t } = words;
  const [reason, setReason] = useState("");
  const decide = useAction({
    run: ({ finding, decision }: { finding: Finding; decision: Decision }) =>
      client.call(decideOnHistory, {
        params: { planningGroupId: groupId },
        body: { findingId: finding.id, decision, reason },
      }),
    done: ({ decision }) => t(decidedNames[decision]),
    invalidates: [["history", groupId]],
  });
  const undo = useAction({
    run: (layer: Layer) => client.call(undoHistoryDecision, { params: { decisionId: layer.id } }),
    done: () => t("planning.decisionUndone"),
    invalidates: [["history", groupId]],
  });
  const mayEdit = holds("wfm:history:edit");
  const { findings, layers } = history;
  const isBusy = decide.isPending || undo.isPending;
  return (
    <Card title={t("planning.findingsTitle")} note={t("planning.findingCount", { count: findings.length })}>
      {findings.length === 0 && <p className={styles.quiet}>{t("planning.noFindings")}</p>}
      {mayEdit && findings.length > 0 && (
        <TextField
          label={t("planning.reason")}
          value={reason}
          maxLength={limits.descriptionMax}
          autoComplete="off"
          onChange={setReason}
        />
      )}
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding.id} className={styles.item}>
            <div className={styles.words}>
              <Button variant="ghost" size="small" className={styles.show} onPress={() => onShow(finding.fromDate)}>
                {`${t(kindNames[finding.kind])} · ${spanOf(words, finding)}`}
              </Button>
              <p className={styles.quiet}>
                {t("planning.evidence", {
                  actual: words.number(Math.round(finding.actual)),
                  expected: words.number(Math.round(finding.expected)),
                  days: finding.likeDays,
                })}
                {finding.afterClosure && ` ${t("planning.afterClosure")}`}
              </p>
            </div>
            {mayEdit && (
              <div className={styles.choices}>
                {decisions.map((decision) => (
                  <Button
                    key={decision}
                    size="small"
                    isDisabled={isBusy}
                    className={decision === finding.proposal ? styles.proposed : undefined}
                    aria-label={`${t(decisionNames[decision])}: ${spanOf(words, finding)}`}
                    onPress={() => decide.mutate({ finding, decision })}
                  >
                    {t(decisionNames[decision])}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
        {layers.toReversed().map((layer) => (
          <li key={layer.id} className={styles.item}>
            <div className={styles.words}>
              <Button variant="ghost" size="small" className={styles.show} onPress={() => onShow(layer.fromDate)}>
                {`${t(decidedNames[layer.decision])} · ${dayLabel(words, layer.fromDate)}`}
              </Button>
              <p className={styles.quiet}>
                {t("planning.decidedBy", { name: layer.decidedBy, date: words.date(layer.decidedAt, "date") })}
                {layer.reason !== "" && ` “${layer.reason}”`}
              </p>
            </div>
            {mayEdit && (
              <Button
                size="small"
                isDisabled={isBusy}
                aria-label={`${t("planning.undo")}: ${dayLabel(words, layer.fromDate)}`}
                onPress={() => undo.mutate(layer)}
              >
                {t("planning.undo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

const spanOf = (words: Parameters<typeof dayLabel>[0], { fromDate, toDate }: Finding): string =>
  fromDate === toDate ? dayLabel(words, fromDate) : `${dayLabel(words, fromDate)} – ${dayLabel(words, toDate)}`;
