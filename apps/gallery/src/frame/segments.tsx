import { type ReactNode, useId } from "react";

export interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly label: string; readonly icon: ReactNode }[];
  readonly onChange: (id: T) => void;
}

/** One of a few, each with its icon: native radio buttons, so that the arrow keys choose. */
export const Segments = <T extends string>({ label, value, options, onChange }: SegmentsProps<T>) => {
  const name = useId();
  return (
    <fieldset className="ga-segments">
      <legend className="ev-sr">{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="ga-segment" title={option.label}>
          <input
            type="radio"
            className="ga-segment-input"
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.icon}
          <span className="ev-sr">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
