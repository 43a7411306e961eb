import type { CalendarEventRow } from "@evolve/contracts/calendar-events";
import { decisions, type Finding, type HistorySeries, type Layer } from "@evolve/contracts/history";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { cx } from "@evolve/widgets/cx";
import { TextField } from "@evolve/widgets/text-field";
import { Card } from "../../../parts/card.tsx";
import { decidedNames, decisionNames, evidenceText, kindName, spanText } from "./finding-words.ts";
import styles from "./history.module.css";
import type { HistoryDecisions } from "./use-history-decisions.ts";

interface FindingsProps {
  readonly history: HistorySeries;
  /** The calendar's events, which may explain what stands out. */
  readonly events: readonly CalendarEventRow[];
  readonly deciding: HistoryDecisions;
  /** The id of the finding that the keys decide on. */
  readonly current: string | null;
  /** Shows the day on which a finding or a decision begins. */
  readonly onShow: (one: Finding | Layer) => void;
}

/** What looks wrong, with its evidence and what can be done; then what was decided, by whom, and how to take it back. */
export const Findings = ({ history, events, deciding, current, onShow }: FindingsProps) => {
  const words = useWords();
  const { t } = words;
  const { mayDecide, isBusy, reason, setReason, decide, undo } = deciding;
  const { findings, layers } = history;
  const eventsOn = (from: string, to: string): string =>
    words.list([...new Set(events.filter((one) => one.firstDay <= to && one.lastDay >= from).map(({ name }) => name))]);
  return (
    <Card title={t("planning.findingsTitle")} note={t("planning.findingCount", { count: findings.length })}>
      {findings.length === 0 && <p className={styles.quiet}>{t("planning.noFindings")}</p>}
      {mayDecide && findings.length > 0 && (
        <>
          <TextField
            label={t("planning.reason")}
            description={t("planning.reasonHint")}
            value={reason}
            maxLength={limits.descriptionMax}
            autoComplete="off"
            onChange={setReason}
          />
          <p className={cx(styles.quiet, styles.keys)}>{t("planning.findingKeys")}</p>
        </>
      )}
      <ul className={styles.list}>
        {findings.map((finding) => {
          const span = spanText(words, history, finding);
          const event = eventsOn(finding.fromDate, finding.toDate);
          return (
            <li key={finding.id} className={cx(styles.item, finding.id === current && styles.current)}>
              <div className={styles.words}>
                <Button
                  variant="ghost"
                  size="small"
                  className={styles.show}
                  aria-current={finding.id === current}
                  onPress={() => onShow(finding)}
                >
                  {`${kindName(words, finding)} · ${span}`}
                </Button>
                <p className={styles.quiet}>
                  {evidenceText(words, finding)}
                  {finding.afterClosure && ` ${t("planning.afterClosure")}`}
                  {event !== "" && ` ${t("planning.calendarShows", { event })}`}
                </p>
              </div>
              {mayDecide && (
                <div className={styles.choices}>
                  {decisions.map((decision) => (
                    <Button
                      key={decision}
                      size="small"
                      isDisabled={isBusy}
                      className={decision === finding.proposal ? styles.proposed : undefined}
                      aria-label={`${t(decisionNames[decision])}: ${span}`}
                      onPress={() => decide(finding, decision)}
                    >
                      {t(decisionNames[decision])}
                    </Button>
                  ))}
                </div>
              )}
            </li>
          );
        })}
        {layers.toReversed().map((layer) => {
          const span = spanText(words, history, layer);
          return (
            <li key={layer.id} className={styles.item}>
              <div className={styles.words}>
                <Button variant="ghost" size="small" className={styles.show} onPress={() => onShow(layer)}>
                  {`${kindName(words, layer)}, ${t(decidedNames[layer.decision])} · ${span}`}
                </Button>
                <p className={styles.quiet}>
                  {t("planning.decidedBy", { name: layer.decidedBy, date: words.date(layer.decidedAt, "date") })}
                  {layer.reason !== "" && ` “${layer.reason}”`}
                </p>
              </div>
              {mayDecide && (
                <Button
                  size="small"
                  isDisabled={isBusy}
                  aria-label={`${t("planning.undo")}: ${span}`}
                  onPress={() => undo(layer)}
                >
                  {t("planning.undo")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
