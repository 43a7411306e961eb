import { useWords } from "@evolve/i18n/react";
import type { Control, FieldValues, Path } from "react-hook-form";
import { FormPart } from "../../../parts/form-part.tsx";
import { NumberField } from "../setup/fields.tsx";
import { terms } from "./contract-terms.ts";
import styles from "./people.module.css";

interface ContractFieldsProps<Fields extends FieldValues, Values> {
  readonly control: Control<Fields, unknown, Values>;
  /** Where the form holds the contract. */
  readonly name: string;
  readonly faultOf: (name: Path<Fields>) => string | undefined;
}

/** What somebody's contract limits; an empty field leaves it to the plan. */
export const ContractFields = <Fields extends FieldValues, Values>({
  control,
  name,
  faultOf,
}: ContractFieldsProps<Fields, Values>) => {
  const { t } = useWords();
  const field = (term: string, label: string, times: number) => {
    const path = `${name}.${term}` as Path<Fields>;
    return <NumberField key={term} control={control} name={path} label={label} times={times} error={faultOf(path)} />;
  };
  return (
    <FormPart legend={t("workPlans.contract")}>
      <p className={styles.hint}>{t("workPlans.contractHint")}</p>
      {Object.entries(terms).map(([term, { label, unit }]) => field(term, t(label), 1 / unit))}
    </FormPart>
  );
};
