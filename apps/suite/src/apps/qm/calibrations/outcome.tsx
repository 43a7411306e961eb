import type { Calibration } from "@evolve/contracts/calibrations";
import { answerTo } from "@evolve/quality";
import { useShell } from "@evolve/shell";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Fragment, type ReactNode } from "react";
import { Card } from "../../../parts/card.tsx";
import { answerText } from "../../../parts/quality/answer-text.ts";
import { percentOf } from "../../../parts/quality/quality-words.ts";
import styles from "./calibrations.module.css";

interface OutcomeProps {
  readonly content: Calibration["content"];
  readonly outcome: NonNullable<Calibration["outcome"]>;
}

/** What each evaluator has answered to each question, and how far they agree. */
export const Outcome = ({ content, outcome: { results, agreement, questions } }: OutcomeProps) => {
  const { words } = useShell();
  const { t } = words;
  const share = (of: number | null): string => percentOf(words, of === null ? null : of * 100, 0);
  const compared = new Map(questions.map((question) => [question.id, question]));
  const hasReference = results.some(({ isReference }) => isReference);
  const columns = results.length + 2;
  const total = (label: string, cell: (result: (typeof results)[number]) => ReactNode, last: ReactNode = "") => (
    <tr className={styles.total}>
      <th scope="row">{label}</th>
      {results.map((result) => (
        <td key={result.evaluatorId} className="ev-num">
          {cell(result)}
        </td>
      ))}
      <td className="ev-num">{last}</td>
    </tr>
  );
  if (results.length === 0)
    return (
      <Card title={t("quality.calibrationOutcome")}>
        <p>{t("quality.calibrationNothing")}</p>
      </Card>
    );
  const scores = results.flatMap(({ score }) => score ?? []);
  return (
    <Card title={t("quality.calibrationOutcome")}>
      {agreement !== null && (
        <p className={styles.lead}>{t("quality.calibrationAgreement", { share: share(agreement) })}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.room} tabIndex={0} role="group" aria-label={t("quality.calibrationOutcome")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("quality.question")}</th>
              {results.map(({ evaluatorId, name, isReference }) => (
                <th key={evaluatorId} scope="col">
                  <span className={styles.name} dir="auto">
                    {name}
                  </span>
                  {isReference && <StatusPill tone="info">{t("quality.calibrationReference")}</StatusPill>}
                </th>
              ))}
              <th scope="col">{t("quality.calibrationSpread")}</th>
            </tr>
          </thead>
          <tbody>
            {total(
              t("quality.score"),
              ({ score, isFailed }) =>
                isFailed ? <StatusPill tone="danger">{percentOf(words, score)}</StatusPill> : percentOf(words, score),
              scores.length < 2 ? "–" : words.number(Math.max(...scores) - Math.min(...scores), digits),
            )}
            {hasReference && (
              <>
                {total(t("quality.calibrationDifference"), ({ isReference, difference }) =>
                  isReference || difference === null ? "–" : words.number(difference, signed),
                )}
                {total(t("quality.calibrationAlike"), ({ isReference, agreement: alike }) =>
                  isReference ? "–" : share(alike),
                )}
              </>
            )}
            {content.sections.map((section, at) => (
              <Fragment key={section.id}>
                <tr className={styles.section}>
                  <th scope="colgroup" colSpan={columns} dir="auto">
                    {section.title}
                  </th>
                </tr>
                {section.questions.map((question, index) => {
                  const { isAlike = true, spread = null } = compared.get(question.id) ?? {};
                  return (
                    <tr key={question.id}>
                      <th scope="row">
                        <span className={styles.name} dir="auto">
                          {`${at + 1}.${index + 1} ${question.text}`}
                        </span>
                        {!isAlike && <StatusPill tone="warning">{t("quality.calibrationDiffers")}</StatusPill>}
                      </th>
                      {results.map(({ evaluatorId, answers }) => {
                        const answer = answerTo(question, answers);
                        return (
                          <td key={evaluatorId}>
                            <span dir="auto">{answerText(words, question, answer)}</span>
                            {answer.comment !== "" && (
                              <span className={styles.comment} dir="auto">
                                {answer.comment}
                              </span>
                            )}
                          </td>
                        );
                      })}
                      <td className="ev-num">{spread === null ? "–" : words.number(spread, digits)}</td>
                    </tr>
                  );
                })}
              </Fragment>
            ))}
            <tr>
              <th scope="row">{t("quality.overallComment")}</th>
              {results.map(({ evaluatorId, comment }) => (
                <td key={evaluatorId} dir="auto">
                  {comment === "" ? "–" : comment}
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
};

const digits = { maximumFractionDigits: 1 } as const;
const signed = { ...digits, signDisplay: "exceptZero" } as const;
