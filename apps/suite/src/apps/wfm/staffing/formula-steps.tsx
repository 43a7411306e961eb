import type { QueueExplanation } from "@evolve/contracts/staffing-explanation";
import { useWords } from "@evolve/i18n/react";
import styles from "./staffing.module.css";
import { percent } from "./staffing-map.ts";

interface FormulaStepsProps {
  readonly explanation: QueueExplanation;
}

/** Erlang's formula with the numbers of an interval. Signs and letters are those of the literature. */
export const FormulaSteps = ({ explanation }: FormulaStepsProps) => {
  const words = useWords();
  const { t } = words;
  const { contacts, handleSeconds, intervalMinutes, targetSeconds, patienceSeconds, concurrency, formula } =
    explanation;
  const { erlangs, places, blocking, waitProbability, atOnce, later, measures } = formula;
  const number = (value: number, digits = 1): string => words.number(value, { maximumFractionDigits: digits });
  const seconds = (value: number): string => t("requirement.seconds", { seconds: number(value) });
  const load = number(erlangs, 2);
  const steps: [string, string][] = [
    [
      t("requirement.load"),
      // With the digits that the product needs to come out as written.
      `${number(contacts, 2)} × ${seconds(handleSeconds)} ÷ ${seconds(intervalMinutes * 60)} = A = ${t("requirement.erlangs", { load })}`,
    ],
  ];
  if (concurrency > 1)
    steps.push([t("requirement.places"), `n = ${number(places / concurrency)} × ${concurrency} = ${number(places)}`]);
  if (patienceSeconds === null) {
    steps.push(["Erlang B", `B(${load}, ${number(places)}) = ${number(blocking, 4)}`]);
    if (erlangs < places)
      steps.push(
        [t("requirement.waits"), `B ÷ (1 − A ÷ n × (1 − B)) = C = ${percent(words, waitProbability)}`],
        [
          t("requirement.within", { seconds: number(targetSeconds) }),
          `1 − C × e^(−(n − A) × ${number(targetSeconds)} ÷ ${number(handleSeconds)}) = ${percent(words, measures.serviceLevel)}`,
        ],
      );
    else steps.push([t("requirement.waits"), t("requirement.overloaded")]);
  } else
    steps.push(
      [
        t("requirement.states"),
        `P(k) = P(k − 1) × ${number(contacts)} ÷ ${words.number(intervalMinutes * 60)} ÷ (min(k, ${number(places)}) ÷ ${number(handleSeconds)} + max(0, k − ${number(places)}) ÷ ${number(patienceSeconds)})`,
      ],
      [t("requirement.atOnce"), `P(k < ${number(places)}) = ${percent(words, atOnce)}`],
      [
        t("requirement.within", { seconds: number(targetSeconds) }),
        `${percent(words, atOnce)} + ${percent(words, later)} = ${percent(words, measures.serviceLevel)}`,
      ],
    );
  return (
    <dl className={styles.formula}>
      {steps.map(([name, step]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="ltr">{step}</dd>
        </div>
      ))}
    </dl>
  );
};
