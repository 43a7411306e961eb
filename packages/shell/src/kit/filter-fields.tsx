import { searchMax } from "@evolve/contracts/search";
import { useWords } from "@evolve/i18n/react";
import { SearchField } from "@evolve/widgets/search-field";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";

interface NumberRangeProps {
  readonly label: string;
  /** The bounds as texts; empty: there is none. */
  readonly least: string;
  readonly most: string;
  /** What can be typed, both included. */
  readonly from: number;
  readonly to: number;
  readonly onLeast: (least: string) => void;
  readonly onMost: (most: string) => void;
}

/** The least and the greatest number that a list is narrowed to; either may be left out. */
export const NumberRange = ({ label, least, most, from, to, onLeast, onMost }: NumberRangeProps) => {
  const { t } = useWords();
  return (
    <>
      <Bound label={t("list.atLeast", { label })} value={least} from={from} to={to} onChange={onLeast} />
      <Bound label={t("list.atMost", { label })} value={most} from={from} to={to} onChange={onMost} />
    </>
  );
};

interface BoundProps {
  readonly label: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: string) => void;
}

/** What is no number of the range narrows nothing, and the field says so. */
const Bound = ({ label, value, from, to, onChange }: BoundProps) => {
  const { t } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const fits = (text: string): boolean =>
    text === "" || (/^\d+$/.test(text) && Number(text) >= from && Number(text) <= to);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(to).length}
      value={typed ?? value}
      error={typed !== null && !fits(typed) ? t("validation.between", { min: from, max: to }) : undefined}
      onChange={(text) => {
        setTyped(fits(text) ? null : text);
        if (fits(text)) onChange(text);
      }}
    />
  );
};

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text that a column contains. */
export const TextFilter = ({ label, value, onChange }: TextFilterProps) => (
  <SearchField label={label} isLabelHidden={false} value={value} maxLength={searchMax} onSearch={onChange} />
);
