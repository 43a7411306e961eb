import type { GenerationFigures, GenerationRun } from "@evolve/contracts/schedule-generation";
import type { PlainKey, Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { StatusPill } from "@evolve/widgets/status-pill";
import { Fragment, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import styles from "./comparison.module.css";
import { hoursWords, partWords, runTitle, wishesWords } from "./run-words.ts";
import { percent } from "../../../parts/percent.ts";

interface Measured extends GenerationRun {
  readonly figures: GenerationFigures;
}

/** Of a paid hour. */
export interface HourlyCost {
  readonly amount: number;
  readonly currency: string;
}

interface ComparisonCardProps {
  readonly runs: readonly GenerationRun[];
  /** As the business unit has it; null where it has none. */
  readonly hourlyCost: HourlyCost | null;
  readonly onOpen: (run: GenerationRun) => void;
}

interface Line {
  readonly name: PlainKey;
  /** Null where there is nothing to measure. */
  readonly of: (figures: GenerationFigures) => number | null;
  readonly write: (words: Words, value: number, figures: GenerationFigures) => string;
  /** Shares fill the bar at one; others at the largest of the runs. */
  readonly isShare?: boolean;
  readonly isMoreBetter?: boolean;
}

const count = (words: Words, value: number): string => words.number(value);
const money = (words: Words, value: number, currency: string, digits: number): string =>
  words.number(value, { style: "currency", currency, minimumFractionDigits: 0, maximumFractionDigits: digits });
const costLine = ({ amount, currency }: HourlyCost): Line => ({
  name: "generation.cost",
  of: ({ paidHours }) => paidHours * amount,
  write: (words, value) => money(words, value, currency, 0),
});

const lines: readonly Line[] = [
  { name: "generation.under", of: ({ underHours }) => underHours, write: hoursWords },
  { name: "generation.over", of: ({ overHours }) => overHours, write: hoursWords },
  {
    name: "generation.serviceLevel",
    of: ({ serviceLevel }) => serviceLevel,
    write: (words, value) => percent(words, value, 1),
    isShare: true,
    isMoreBetter: true,
  },
  { name: "generation.paid", of: ({ paidHours }) => paidHours, write: hoursWords },
  {
    name: "generation.wishes",
    of: ({ wishes, wishesMet }) => (wishes === 0 ? null : wishesMet / wishes),
    write: (words, _, { wishes, wishesMet }) => words.t("generation.wishesOf", { met: wishesMet, all: wishes }),
    isShare: true,
    isMoreBetter: true,
  },
  {
    name: "generation.unevenness",
    of: ({ unevenness }) => unevenness,
    write: (words, value) => words.number(value, { maximumFractionDigits: 2, minimumFractionDigits: 2 }),
    isShare: true,
  },
  { name: "generation.unfilled", of: ({ unfilled }) => unfilled, write: count },
  { name: "generation.broken", of: ({ broken }) => broken, write: count },
];

const most = 4;

/** Runs of a draft side by side: a line for each figure, with a bar in each cell, and the best of the line marked. */
export const ComparisonCard = ({ runs, hourlyCost, onOpen }: ComparisonCardProps) => {
  const { words } = useShell();
  const { t } = words;
  const measured = runs.filter((run): run is Measured => run.figures !== null);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const ids = chosen ?? measured.slice(0, most).map(({ id }) => id);
  const shown = measured.filter(({ id }) => ids.includes(id));
  return (
    <Card title={t("generation.comparison")}>
      {measured.length > 2 && (
        <MultiSelect
          className={styles.choice}
          label={t("generation.comparisonRuns")}
          options={measured.map((run) => ({ id: run.id, label: runTitle(words, run) }))}
          order="given"
          maximum={most}
          value={{ all: false, selected: ids }}
          onChange={({ selected }) => setChosen(selected)}
        />
      )}
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("generation.figure")}</th>
              {shown.map((run) => {
                const part = partWords(words, run);
                return (
                  <th key={run.id} scope="col">
                    {runTitle(words, run)}
                    {part !== null && <span className={styles.part}>{part}</span>}
                    {run.state === "accepted" && <StatusPill tone="success">{t("generation.accepted")}</StatusPill>}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t("generation.wishesCount")}</th>
              {shown.map(({ id, wishWeight }) => (
                <td key={id}>{wishesWords(words, wishWeight)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t("generation.seed")}</th>
              {shown.map(({ id, seed }) => (
                <td key={id}>{words.number(seed)}</td>
              ))}
            </tr>
            {lines.map((line) => (
              <Fragment key={line.name}>
                <FigureLine line={line} runs={shown} />
                {line.name === "generation.paid" && hourlyCost && (
                  <FigureLine line={costLine(hourlyCost)} runs={shown} />
                )}
              </Fragment>
            ))}
            <tr>
              <th scope="row">{t("generation.result")}</th>
              {shown.map((run) => (
                <td key={run.id}>
                  <Button
                    size="small"
                    aria-label={t("generation.seeChangesOf", { run: runTitle(words, run) })}
                    isDisabled={run.state === "accepted"}
                    onPress={() => onOpen(run)}
                  >
                    {t("generation.seeChanges")}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {hourlyCost
          ? t("generation.costMeant", { rate: money(words, hourlyCost.amount, hourlyCost.currency, 2) })
          : t("generation.costUnknown")}
      </p>
    </Card>
  );
};

const FigureLine = ({ line, runs }: { readonly line: Line; readonly runs: readonly Measured[] }) => {
  const { words } = useShell();
  const { t } = words;
  const values = runs.map(({ figures }) => line.of(figures));
  const known = values.filter((value) => value !== null);
  const largest = line.isShare === true ? 1 : Math.max(...known, 0);
  const best = line.isMoreBetter === true ? Math.max(...known) : Math.min(...known);
  const texts = runs.map(({ figures }, at) => {
    const value = values[at] ?? null;
    return value === null ? "–" : line.write(words, value, figures);
  });
  // What reads the same is as good.
  const bestText = texts[values.indexOf(best)];
  const differs = new Set(texts).size > 1;
  return (
    <tr>
      <th scope="row">{t(line.name)}</th>
      {runs.map(({ id }, at) => {
        const isBest = differs && texts[at] === bestText;
        return (
          <td key={id}>
            <span className={styles.value}>
              {texts[at]}
              {isBest && <span className={styles.best}>{t("generation.best")}</span>}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.fill}
                data-best={isBest || undefined}
                style={{ inlineSize: `${largest > 0 ? ((values[at] ?? 0) / largest) * 100 : 0}%` }}
              />
            </span>
          </td>
        );
      })}
    </tr>
  );
};
