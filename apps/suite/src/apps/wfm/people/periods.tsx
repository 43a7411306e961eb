import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { DateField } from "@evolve/widgets/date-field";
import { IconButton } from "@evolve/widgets/icon-button";
import { Select } from "@evolve/widgets/select";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { FormPart } from "../../../parts/form-part.tsx";
import styles from "./people.module.css";

interface PeriodsProps<Period> {
  readonly legend: string;
  readonly value: readonly Period[];
  readonly error: string | undefined;
  readonly children: (period: Period, change: (part: Partial<Period>) => void) => ReactNode;
  readonly onChange: (periods: Period[]) => void;
  /** Undefined where there is nothing left to add. */
  readonly made: (() => Period) | undefined;
  readonly addLabel: string;
}

/** Rows of a person that hold for some time, each with what removes it. */
export const Periods = <Period,>({
  legend,
  value,
  error,
  children,
  onChange,
  made,
  addLabel,
}: PeriodsProps<Period>) => {
  const { t } = useWords();
  return (
    <FormPart legend={legend} isStacked fault={error}>
      {value.map((period, index) => (
        <div key={index} className={styles.period}>
          <div className={styles.cells}>
            {children(period, (part) =>
              onChange(value.map((one, place) => (place === index ? { ...one, ...part } : one))),
            )}
          </div>
          <IconButton
            label={t("workPlans.removePeriod", { legend, number: index + 1 })}
            icon={<Trash />}
            onPress={() => onChange(value.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <Button icon={<Plus />} size="small" isDisabled={!made} onPress={() => made && onChange([...value, made()])}>
        {addLabel}
      </Button>
    </FormPart>
  );
};

interface DayProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly isRequired?: boolean;
}

export const Day = ({ label, value, onChange, isRequired = false }: DayProps) => (
  <DateField label={label} isRequired={isRequired} value={value === "" ? null : value} onChange={onChange} />
);

interface OneOfProps {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
}

export const OneOf = ({ label, ...select }: OneOfProps) => (
  <Select label={label} placeholder={label} isRequired {...select} />
);
