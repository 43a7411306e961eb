import type { ChangeEvent, Ref, TextareaHTMLAttributes } from "react";
import { FieldFrame, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";

type NativeTextArea = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "onChange" | "className" | "style" | "required" | "disabled" | "readOnly" | "id" | "children"
>;

export interface TextAreaProps extends FieldProps, NativeTextArea {
  readonly onChange?: ((value: string, event: ChangeEvent<HTMLTextAreaElement>) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export const TextArea = (props: TextAreaProps) => {
  const { label, isLabelHidden, description, error, isRequired, labelEnd, id, className, ...own } = props;
  const { onChange, isDisabled, isReadOnly, ref, rows = 4, ...native } = own;
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, error, isRequired });
  return (
    <FieldFrame {...frame} ids={ids}>
      <div className="ev-control">
        <textarea
          {...native}
          {...ids.aria}
          className="ev-input"
          id={ids.id}
          ref={ref}
          rows={rows}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={onChange && ((event) => onChange(event.target.value, event))}
        />
      </div>
    </FieldFrame>
  );
};
