import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";

interface WeightFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 0 to 100; what is typed otherwise waits until it is one. */
export const WeightField = ({ label, value, onChange }: WeightFieldProps) => {
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={text ?? String(value)}
      onChange={(typed) => {
        setText(typed);
        const number = Number(typed);
        if (/^\d+$/.test(typed) && number <= 100) onChange(number);
      }}
      onBlur={() => setText(null)}
    />
  );
};
