import type { QueueExplanation, StaffingMeasures } from "@evolve/contracts/staffing-explanation";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { goalText } from "../setup/goal-text.ts";
import { bandText, lastPersonText, limitText } from "./explain-words.ts";
import {
  Compared,
  type ComparedRow,
  type Fact,
  Facts,
  layerFacts,
  Part,
  PeopleBars,
  ShrinkageSteps,
} from "./explain-parts.tsx";
import { FormulaSteps } from "./formula-steps.tsx";
import styles from "./staffing.module.css";
import { percent, signed, wholePercent } from "./staffing-map.ts";

interface ExplainQueueProps {
  readonly explanation: QueueExplanation;
}

/** Contacts that do not wait: Erlang's formula, a simulation beside it, and what fewer and more people would mean. */
export const ExplainQueue = ({ explanation }: ExplainQueueProps) => {
  const words = useWords();
  const { t } = words;
  const { agents, scheduled, around, simulation, goal, limit, lastPerson, formula } = explanation;
  const shown = agents ?? limit?.agents ?? 0;
  return (
    <>
      {simulation?.isDifferent === true && (
        <Banner tone="warning">
          {t("requirement.simulationDiffers", { points: signed(words, simulation.difference * 100, 1) })}
        </Banner>
      )}
      {limit !== null && <Banner tone="warning">{limitText(words, explanation, limit)}</Banner>}
      <Facts
        facts={[
          [t("requirement.requiredPeople"), scheduled === null ? t("requirement.outOfReach") : words.number(scheduled)],
          [t("requirement.onQueue"), agents === null ? t("requirement.outOfReach") : words.number(agents)],
        ]}
      />
      <Inputs explanation={explanation} />
      {explanation.contacts === 0 ? (
        <p className={styles.quiet}>{t("requirement.nothingExpected")}</p>
      ) : shown === 0 ? null : (
        <>
          <Part
            title={t(explanation.model === "erlang-a" ? "requirement.formulaA" : "requirement.formulaC", {
              people: shown,
            })}
          >
            <FormulaSteps explanation={explanation} />
          </Part>
          <Part title={t("requirement.levelByPeople")}>
            <PeopleBars
              label={t("requirement.levelByPeople")}
              goal={goal.serviceLevel}
              bars={around.map((one) => ({
                agents: one.agents,
                height: one.measures.serviceLevel,
                text: words.number(wholePercent(one.measures.serviceLevel, goal.serviceLevel)),
                isMet: one.isMet,
                isChosen: one.agents === shown,
              }))}
            />
          </Part>
          {simulation !== null && (
            <Compared
              rows={comparedRows(words, formula.measures, simulation)}
              intervals={simulation.intervals}
              margin={simulation.margin}
            />
          )}
          <ShrinkageSteps explanation={explanation} />
          {lastPerson !== null && agents !== null && (
            <p className={styles.why}>{lastPersonText(words, explanation, lastPerson, agents)}</p>
          )}
        </>
      )}
    </>
  );
};

const Inputs = ({ explanation }: ExplainQueueProps) => {
  const words = useWords();
  const { t } = words;
  const { band, bandPeople, contacts, handleSeconds, patienceSeconds, concurrency, goal, targetSeconds } = explanation;
  const number = (value: number): string => words.number(value, { maximumFractionDigits: 1 });
  const facts: Fact[] = [
    [t("requirement.contacts"), number(contacts)],
    ...layerFacts(words, explanation, "offered", number),
  ];
  if (band !== null) facts.push([t("requirement.band"), bandText(words, band)]);
  if (bandPeople !== null) facts.push([t("requirement.bandPeople"), bandText(words, bandPeople)]);
  const inSeconds = (value: number): string => t("requirement.seconds", { seconds: number(value) });
  facts.push([t("requirement.handleTime"), inSeconds(handleSeconds)]);
  facts.push(...layerFacts(words, explanation, "handleTime", inSeconds));
  if (patienceSeconds !== null)
    facts.push([t("requirement.patience"), t("requirement.seconds", { seconds: number(patienceSeconds) })]);
  if (concurrency > 1) facts.push([t("requirement.concurrency"), number(concurrency)]);
  facts.push([t("planning.goal"), goalText(words, { ...goal, targetSeconds })]);
  return (
    <Part title={t("requirement.inputs")}>
      <Facts facts={facts} />
    </Part>
  );
};

/** The formula's measures beside those of a simulation. */
const comparedRows = (
  words: Words,
  formula: StaffingMeasures,
  simulation: NonNullable<QueueExplanation["simulation"]>,
): readonly ComparedRow[] => {
  const { t } = words;
  const seconds = (value: number | null): string =>
    value === null
      ? t("requirement.endless")
      : t("requirement.seconds", { seconds: words.number(value, { maximumFractionDigits: 1 }) });
  return [
    [t("requirement.viewLevel"), percent(words, formula.serviceLevel), percent(words, simulation.serviceLevel)],
    [t("requirement.abandoned"), percent(words, formula.abandonRate), percent(words, simulation.abandonRate)],
    [t("requirement.meanWait"), seconds(formula.averageWaitSeconds), seconds(simulation.averageWaitSeconds)],
    [t("requirement.occupancy"), percent(words, formula.occupancy), percent(words, simulation.occupancy)],
  ];
};
