import type { Evaluation } from "@evolve/contracts/evaluations";
import { useShell } from "@evolve/shell";
import { StatusPill } from "@evolve/widgets/status-pill";
import type { ReactNode } from "react";
import { channelNames, percentOf, statusNames, statusTones } from "./quality-words.ts";
import styles from "./quality.module.css";

/** The score with what it is worth: in red where a critical question has failed. */
export const ScoreLine = ({ score, isFailed }: Pick<Evaluation, "score" | "isFailed">) => {
  const { words } = useShell();
  return (
    <p className={styles.scoreLine}>
      <strong className="ev-num">{percentOf(words, score)}</strong>
      {isFailed && <StatusPill tone="danger">{words.t("quality.autoFail")}</StatusPill>}
    </p>
  );
};

/** An evaluation that was begun on an interaction leads back to it; agents may not see that page. */
const interactionsPlace = "/qm/#/interactions/";

/** Whose contact it was and when, who has evaluated it, with which form. */
export const EvaluationFacts = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { holds, words } = useShell();
  const { t } = words;
  const { agentName, evaluatorName, formName, formVersion, reference, channel, contactAt, link, status } = evaluation;
  const rows: readonly { readonly name: string; readonly value: ReactNode }[] = [
    { name: t("quality.status"), value: <StatusPill tone={statusTones[status]}>{t(statusNames[status])}</StatusPill> },
    { name: t("quality.agent"), value: agentName },
    { name: t("quality.evaluator"), value: evaluatorName },
    { name: t("quality.form"), value: t("quality.formOfVersion", { form: formName, version: formVersion }) },
    {
      name: t("quality.contact"),
      value:
        link === null || (link.startsWith(interactionsPlace) && !holds("recording:view")) ? (
          reference
        ) : (
          <a href={link} target="_blank" rel="noreferrer">
            {reference}
          </a>
        ),
    },
    { name: t("quality.channel"), value: t(channelNames[channel]) },
    { name: t("quality.contactAt"), value: words.date(contactAt, "dateTime") },
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What agent and evaluator have said about it, in order. */
export const EvaluationCourse = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { words } = useShell();
  const { t } = words;
  const when = (at: string): string => words.date(at, "dateTime");
  const { submittedAt, acknowledgedAt, disputedAt, decidedAt, earlier } = evaluation;
  const steps: readonly (readonly [string | null, string, string])[] = [
    [submittedAt, t("quality.didSubmit", { name: evaluation.evaluatorName }), ""],
    [acknowledgedAt, t("quality.didAcknowledge", { name: evaluation.agentName }), evaluation.acknowledgement],
    [disputedAt, t("quality.didDispute", { name: evaluation.agentName }), evaluation.disputeReason],
    [
      decidedAt,
      t(evaluation.decision === "corrected" ? "quality.didCorrect" : "quality.didKeep", { name: evaluation.decidedBy }),
      evaluation.decisionReason,
    ],
  ];
  return (
    <ol className={styles.course}>
      {steps.flatMap(([at, text, said]) =>
        at === null
          ? []
          : [
              <li key={text}>
                <p>{text}</p>
                <p className={styles.quiet}>{when(at)}</p>
                {said !== "" && <p dir="auto">{said}</p>}
              </li>,
            ],
      )}
      {earlier.map(({ id, score, replacedAt }) => (
        <li key={id}>
          <p>{t("quality.scoreBefore", { score: percentOf(words, score) })}</p>
          <p className={styles.quiet}>{when(replacedAt)}</p>
        </li>
      ))}
    </ol>
  );
};
