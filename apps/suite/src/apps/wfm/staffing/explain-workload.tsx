import type { WorkloadExplanation } from "@evolve/contracts/staffing-explanation";
import { useWords } from "@evolve/i18n/react";
import { Banner } from "@evolve/widgets/banner";
import { Compared, Facts, layerFacts, Part, PeopleBars, ShrinkageSteps } from "./explain-parts.tsx";
import { bandText } from "./explain-words.ts";
import styles from "./staffing.module.css";
import { percent, signed } from "./staffing-map.ts";

interface ExplainWorkloadProps {
  readonly explanation: WorkloadExplanation;
}

/** Work that can wait: what there is to do, what of it is done now, and what one person does in an interval. */
export const ExplainWorkload = ({ explanation }: ExplainWorkloadProps) => {
  const words = useWords();
  const { t } = words;
  const { agents, scheduled, band, contacts, waiting, planned, perPerson, handleSeconds, occupancy } = explanation;
  const { deadlineSeconds, intervalMinutes, around, simulation, late, goal } = explanation;
  const number = (value: number): string => words.number(value, { maximumFractionDigits: 1 });
  const seconds = (value: number): string => t("requirement.seconds", { seconds: number(value) });
  const leftWith = (people: number): number =>
    around.find((one) => one.agents === people)?.backlog ?? Math.max(0, waiting + contacts - people * perPerson);
  const whole = (value: number): string => words.number(Math.round(value));
  const most = Math.max(1, ...around.map(({ backlog }) => backlog));
  /** What is not all never rounds up to it. */
  const level = (share: number): number => Math.floor(share * 1_000 + 1e-6) / 1_000;
  return (
    <>
      {simulation?.isDifferent === true && (
        <Banner tone="warning">
          {t("requirement.simulationDiffers", { points: signed(words, simulation.difference * 100, 1) })}
        </Banner>
      )}
      <Facts
        facts={[
          [t("requirement.requiredPeople"), scheduled === null ? t("requirement.outOfReach") : words.number(scheduled)],
          [t("requirement.onQueue"), words.number(agents)],
        ]}
      />
      <Part title={t("requirement.inputs")}>
        <Facts
          facts={[
            [t("requirement.contacts"), number(contacts)],
            // The handle time is that of all the time that is calculated, of which layers change a part.
            ...layerFacts(words, explanation, "offered", number),
            ...(band === null ? [] : [[t("requirement.band"), bandText(words, band)] as const]),
            [t("requirement.waitingBefore"), number(waiting)],
            [t("requirement.handleTime"), seconds(handleSeconds)],
            [t("requirement.deadline"), t("requirement.hours", { hours: number(deadlineSeconds / 3_600) })],
            [t("requirement.occupancy"), percent(words, occupancy, 0)],
          ]}
        />
      </Part>
      <Part title={t("requirement.workload")}>
        <dl className={styles.formula}>
          <div>
            <dt>{t("requirement.perPerson")}</dt>
            <dd dir="ltr">
              {`${seconds(intervalMinutes * 60)} × ${percent(words, occupancy, 0)} ÷ ${seconds(handleSeconds)} = ${number(perPerson)}`}
            </dd>
          </div>
          <div>
            <dt>{t("requirement.toDoNow")}</dt>
            <dd dir="ltr">{number(planned)}</dd>
          </div>
          <div>
            <dt>{t("requirement.onQueue")}</dt>
            <dd dir="ltr">{`⌈${number(planned)} ÷ ${number(perPerson)}⌉ = ${words.number(agents)}`}</dd>
          </div>
        </dl>
        <p className={styles.quiet}>{t("requirement.workloadText")}</p>
      </Part>
      {around.length > 0 && (
        <Part title={t("requirement.inTimeByPeople")}>
          <PeopleBars
            label={t("requirement.inTimeByPeople")}
            goal={goal.serviceLevel}
            bars={around.map((one) => ({
              agents: one.agents,
              height: one.serviceLevel,
              text: number(level(one.serviceLevel) * 100),
              isMet: one.isMet,
              isChosen: one.agents === agents,
            }))}
          />
          <p className={styles.quiet}>{t("requirement.inTimeText", { hours: number(deadlineSeconds / 3_600) })}</p>
        </Part>
      )}
      {around.length > 0 && (
        <Part title={t("requirement.backlogByPeople")}>
          <PeopleBars
            label={t("requirement.backlogByPeople")}
            goal={null}
            bars={around.map((one) => ({
              agents: one.agents,
              height: one.backlog / most,
              text: words.number(Math.round(one.backlog)),
              isMet: one.isMet,
              isChosen: one.agents === agents,
            }))}
          />
        </Part>
      )}
      {simulation !== null && (
        <Compared
          rows={[
            [
              t("requirement.doneInTime"),
              percent(words, level(around.find((one) => one.agents === agents)?.serviceLevel ?? 1)),
              percent(words, level(simulation.serviceLevel)),
            ],
            [t("requirement.leftAtEnd"), number(leftWith(agents)), number(simulation.left)],
            [
              t("requirement.untilDone"),
              t("requirement.notByFormula"),
              t("requirement.hours", { hours: number(simulation.averageSeconds / 3_600) }),
            ],
          ]}
          intervals={simulation.runs}
          margin={simulation.margin}
        />
      )}
      {agents > 0 && (
        <p className={styles.why}>
          {t("requirement.whyLastWorkload", {
            people: words.number(agents),
            fewer: words.number(agents - 1),
            without: whole(leftWith(agents - 1)),
            left: whole(leftWith(agents)),
          })}
        </p>
      )}
      <ShrinkageSteps explanation={explanation} />
      {late > 0 && <p className={styles.why}>{t("requirement.late", { contacts: Math.round(late) })}</p>}
    </>
  );
};
