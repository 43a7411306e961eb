import type { SetupSubject } from "@evolve/contracts/setup-use";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { useSetupUse } from "../../../parts/use-setup-use.ts";
import styles from "./setup.module.css";

export interface Consequence<Fields> {
  /** Said once one of them is no longer what it was. */
  readonly fields: readonly (keyof Fields)[];
  readonly text: string;
}

interface ConsequencesProps<Fields extends FieldValues, Values> {
  readonly control: Control<Fields, unknown, Values>;
  readonly subject: SetupSubject;
  /** Null for what is created: nothing depends on it yet. */
  readonly id: string | null;
  /** What is stored. */
  readonly stored: Fields;
  readonly of: readonly Consequence<Fields>[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the changes in a form do to what was planned with it, said before they are saved. */
export const Consequences = <Fields extends FieldValues, Values>(props: ConsequencesProps<Fields, Values>) => {
  const { control, subject, id, stored, of } = props;
  const values = useWatch({ control }) as Fields;
  const texts = of
    .filter(({ fields }) => fields.some((field) => !isSame(values[field], stored[field])))
    .map(({ text }) => text);
  return id === null || texts.length === 0 ? null : <Dependents subject={subject} id={id} texts={texts} />;
};

interface DependentsProps {
  readonly subject: SetupSubject;
  readonly id: string;
  readonly texts: readonly string[];
}

const Dependents = ({ subject, id, texts }: DependentsProps) => {
  const { words } = useShell();
  const { t } = words;
  const use = useSetupUse(subject, id);
  const {
    staffed = [],
    forecasts = 0,
    scenarios = 0,
    shifts = 0,
    workPlans = 0,
    shrinkageEntries = 0,
  } = use.data ?? {};
  const uses = [
    staffed.length > 0 && t("setupUse.staffedWith", { groups: words.list(staffed) }),
    forecasts > 0 && t("setupUse.forecastsWith", { count: forecasts }),
    scenarios > 0 && t("setupUse.scenariosWith", { count: scenarios }),
    shifts > 0 && t("setupUse.shiftsWith", { count: shifts }),
    workPlans > 0 && t("setupUse.workPlansWith", { count: workPlans }),
    shrinkageEntries > 0 && t("setupUse.shrinkageWith", { count: shrinkageEntries }),
    use.data !== undefined && staffed.length + forecasts + shifts + workPlans === 0 && t("setupUse.nothingWith"),
  ].filter((text) => text !== false);
  return (
    <Banner tone="warning">
      <ul className={styles.consequences}>
        {[...texts, ...uses].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Banner>
  );
};
