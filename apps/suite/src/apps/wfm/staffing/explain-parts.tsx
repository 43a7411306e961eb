import type { QueueExplanation, WorkloadExplanation } from "@evolve/contracts/staffing-explanation";
import type { Measure } from "@evolve/contracts/planning";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import type { ReactNode } from "react";
import styles from "./staffing.module.css";
import { percent, signed } from "./staffing-map.ts";

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A step of the explanation. */
export const Part = ({ title, children }: PartProps) => (
  <div className={styles.part}>
    <h3 className={styles.subTitle}>{title}</h3>
    {children}
  </div>
);

/** A part of the fact above it is set in. */
export type Fact = readonly [name: string, value: string, is?: "part"];

interface FactsProps {
  readonly facts: readonly Fact[];
}

export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([name, value, is], index) => (
      // Two overrides may have the same reason.
      <div key={`${index} ${name}`} className={is === "part" ? styles.partOf : undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Which layers of the forecast an amount is made of, as parts of the fact that names it; nothing where that is not known. */
export const layerFacts = (
  words: Words,
  { layers }: Pick<QueueExplanation, "layers">,
  measure: Measure,
  format: (value: number) => string,
): readonly Fact[] => {
  if (layers === null) return [];
  const changes = layers.changes.filter((one) => one.measure === measure);
  if (measure === "handleTime" && changes.length === 0) return [];
  const baseline = measure === "offered" ? layers.baseline : layers.baselineHandleSeconds;
  return [
    [words.t("requirement.baseline"), format(baseline), "part"],
    ...changes.map(({ kind, name, adds }): Fact => {
      const label = kind === "event" ? "requirement.layerEvent" : "requirement.layerOverride";
      return [words.t(label, { name }), signed(words, adds, 1), "part"];
    }),
  ];
};

interface StepsProps {
  readonly explanation: QueueExplanation | WorkloadExplanation;
}

/** From people on the queue to people scheduled. */
export const ShrinkageSteps = ({ explanation: { agents, scheduled, shrinkage } }: StepsProps) => {
  const words = useWords();
  const { t } = words;
  if (agents === null || scheduled === null) return null;
  const number = (value: number): string => words.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <Part title={t("requirement.toScheduled")}>
      <Facts
        facts={[
          [t("requirement.onQueue"), number(agents)],
          ...shrinkage.map(({ name, share, adds }): [string, string] => [
            name === null ? t("requirement.roundedUp") : `${name}, ${percent(words, share)}`,
            signed(words, adds, 2),
          ]),
          [t("requirement.scheduledPeople"), number(scheduled)],
        ]}
      />
    </Part>
  );
};

export type ComparedRow = readonly [measure: string, byFormula: string, simulated: string];

interface ComparedProps {
  readonly rows: readonly ComparedRow[];
  /** How often the interval was simulated, and within which share of 1 the simulated level is exact. */
  readonly intervals: number;
  readonly margin: number;
}

/** What the formula says beside what a simulation finds. */
export const Compared = ({ rows, intervals, margin }: ComparedProps) => {
  const words = useWords();
  const { t } = words;
  return (
    <Part title={t("requirement.formulaAndSimulation")}>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t("requirement.measure")}</th>
            <th scope="col">{t("requirement.formula")}</th>
            <th scope="col">{t("requirement.simulated")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, byFormula, simulated]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{byFormula}</td>
              <td>{simulated}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>
        {t("requirement.simulatedIntervals", {
          intervals: words.number(intervals),
          points: words.number(margin * 100, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
        })}
      </p>
    </Part>
  );
};

interface BarsProps {
  readonly label: string;
  readonly bars: readonly {
    readonly agents: number;
    /** From 0 to 1. */
    readonly height: number;
    readonly text: string;
    readonly isMet: boolean;
    readonly isChosen: boolean;
  }[];
  /** From 0 to 1; null for none. */
  readonly goal: number | null;
}

const [barWidth, barGap, barHeight] = [28, 12, 64];

/** A value for up to two people fewer and two more, with a table for those who do not see it. */
export const PeopleBars = ({ label, bars, goal }: BarsProps) => {
  const { t } = useWords();
  const width = bars.length * (barWidth + barGap);
  const top = 18;
  const y = (share: number): number => top + barHeight * (1 - Math.min(1, Math.max(0, share)));
  return (
    <>
      <svg className={styles.bars} viewBox={`0 0 ${width} ${top + barHeight + 20}`} aria-hidden="true">
        {bars.map(({ agents, height, text, isMet, isChosen }, index) => {
          const x = index * (barWidth + barGap) + barGap / 2;
          return (
            <g key={agents} className={isChosen ? styles.chosenBar : isMet ? styles.metBar : styles.shortBar}>
              <rect x={x} y={y(height)} width={barWidth} height={top + barHeight - y(height)} rx="2" />
              <text x={x + barWidth / 2} y={12} textAnchor="middle">
                {text}
              </text>
              <text x={x + barWidth / 2} y={top + barHeight + 15} textAnchor="middle">
                {agents}
              </text>
            </g>
          );
        })}
        {goal !== null && <path className={styles.goalLine} d={`M0 ${y(goal)}H${width}`} />}
      </svg>
      <table className="ev-sr">
        <caption>{label}</caption>
        <tbody>
          {bars.map(({ agents, text, isMet }) => (
            <tr key={agents}>
              <th scope="row">{t("requirement.peopleCount", { people: agents })}</th>
              <td>{text}</td>
              <td>{t(isMet ? "requirement.goalMet" : "requirement.belowGoal")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
