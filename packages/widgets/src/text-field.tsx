import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from "react";
import { FieldFrame, useField } from "./internal/field.tsx";
import type { FieldProps, FieldSaid } from "./internal/field.tsx";
import { cx } from "./internal/cx.ts";

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "onChange" | "size" | "prefix" | "className" | "style" | "required" | "disabled" | "readOnly" | "id" | "children"
>;

export interface TextFieldProps extends FieldProps, Pick<FieldSaid, "describedBy">, NativeInput {
  /** The new text, and the event behind it for a form library. */
  readonly onChange?: ((value: string, event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  readonly size?: "medium" | "large" | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Decoration before the text. */
  readonly icon?: ReactNode;
  /** Buttons after the text. */
  readonly end?: ReactNode;
  /** Reaches the `<input>` itself. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text. A native input, so that paste, password managers and the platform's keyboards work as
 * they do everywhere, and so that the sign-in page carries no more than it needs.
 */
export const TextField = (props: TextFieldProps) => {
  const { label, isLabelHidden, description, describedBy, error, isRequired, labelEnd, id, className, ...own } = props;
  const { onChange, size, isDisabled, isReadOnly, icon, end, ref, type = "text", ...native } = own;
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, describedBy, error, isRequired });
  return (
    <FieldFrame {...frame} ids={ids}>
      <div className={cx("ev-control", size === "large" && "ev-control-large")}>
        {icon && <span className="ev-control-icon">{icon}</span>}
        <input
          {...native}
          {...ids.aria}
          className="ev-input"
          id={ids.id}
          ref={ref}
          type={type}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={onChange && ((event) => onChange(event.target.value, event))}
        />
        {end && <span className="ev-control-end">{end}</span>}
      </div>
    </FieldFrame>
  );
};
