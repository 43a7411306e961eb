import { type ReactNode, useId } from "react";

export interface FieldGroupProps {
  /** The field's name in the form, by which the summary finds it. */
  readonly name: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Checkboxes that are one field of a form: named together, with their fault below. */
export const FieldGroup = ({ name, label, isLabelHidden = false, error, children }: FieldGroupProps) => {
  const errorId = useId();
  return (
    <fieldset className="ga-field-group" data-field={name} aria-describedby={error && errorId}>
      <legend className={isLabelHidden ? "ev-sr" : "ev-field-label"}>{label}</legend>
      <div>{children}</div>
      {error && (
        <p id={errorId} className="ga-fault">
          {error}
        </p>
      )}
    </fieldset>
  );
};
