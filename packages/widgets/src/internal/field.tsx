import "./field.css";
import { useId } from "react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** What every labelled field of a form takes. */
export interface FieldProps {
  readonly label: ReactNode;
  /** The label is there for a screen reader only; something else on the screen says it to the eye. */
  readonly isLabelHidden?: boolean | undefined;
  /** A hint under the field, read with it. */
  readonly description?: ReactNode;
  /** The complaint; its presence makes the field invalid. */
  readonly error?: ReactNode;
  readonly isRequired?: boolean | undefined;
  /** Beside the label, at the end of its line: a link or a counter. */
  readonly labelEnd?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  /** To be spread on the control. */
  readonly aria: {
    readonly "aria-describedby"?: string;
    readonly "aria-invalid"?: true;
    readonly "aria-required"?: true;
  };
}

export const hasError = (error: ReactNode): boolean =>
  error !== undefined && error !== null && error !== false && error !== "";

export interface FieldSaid extends Omit<FieldProps, "label"> {
  /** The id of something elsewhere that describes the field too: a checklist, say. */
  readonly describedBy?: string | undefined;
}

export const useField = ({ id, description, describedBy, error, isRequired }: FieldSaid): FieldIds => {
  const generated = useId();
  const own = id ?? generated;
  const describing = [hasError(error) && `${own}-error`, description && `${own}-hint`, describedBy];
  const ids = describing.filter(Boolean).join(" ");
  return {
    id: own,
    labelId: `${own}-label`,
    aria: {
      ...(ids && { "aria-describedby": ids }),
      ...(hasError(error) && { "aria-invalid": true }),
      ...(isRequired && { "aria-required": true }),
    },
  };
};

export interface FieldFrameProps extends Omit<FieldProps, "id"> {
  readonly ids: FieldIds;
  /** The control is no `<input>`: the label names it by `aria-labelledby`. */
  readonly isLabelPlain?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label, control, hint and complaint in their places. The complaint is announced when it appears. */
export const FieldFrame = (props: FieldFrameProps) => {
  const { ids, label, isLabelHidden, isLabelPlain, labelEnd, isRequired, description, error, className } = props;
  const words = (
    <>
      {label}
      {isRequired && (
        <span className="ev-field-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return (
    <div className={cx("ev-field", className)}>
      <div className={cx("ev-field-head", isLabelHidden && "ev-sr")}>
        {isLabelPlain ? (
          <span className="ev-field-label" id={ids.labelId}>
            {words}
          </span>
        ) : (
          <label className="ev-field-label" id={ids.labelId} htmlFor={ids.id}>
            {words}
          </label>
        )}
        {labelEnd}
      </div>
      {props.children}
      {description && (
        <p className="ev-field-hint" id={`${ids.id}-hint`}>
          {description}
        </p>
      )}
      <div aria-live="polite">
        {hasError(error) && (
          <p className="ev-field-error" id={`${ids.id}-error`}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 1.5 15 14H1L8 1.5Z" />
              <path className="ev-field-error-mark" d="M8 6.2v3.4M8 11.6v.1" />
            </svg>
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
};
