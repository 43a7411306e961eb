import "./form.css";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent, SubmitEvent, ReactNode } from "react";
import { cx } from "./internal/cx.ts";
import { revealAndFocus } from "./internal/reveal.ts";

export interface FormFault {
  /** The `id` or the `name` of the field at fault; without it the fault is the whole form's. */
  readonly field?: string | undefined;
  readonly text: string;
}

export interface FormProps {
  readonly onSubmit: () => void;
  /** With a summary: what was wrong with the last attempt. A new list takes the focus, so that it is read. */
  readonly faults?: readonly FormFault[] | undefined;
  /** "Check these 2 fields" */
  readonly summaryTitle?: ReactNode;
  readonly label?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const noFaults: readonly FormFault[] = [];

/** A form that leaves validation to the app (`noValidate`) and can list its faults as links to the fields. */
export const Form = ({ onSubmit, faults = noFaults, summaryTitle, label, children, className }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [labels, setLabels] = useState<readonly string[]>([]);
  // The fields are on the page only after they have been rendered, and a summary without their names says the same twice.
  useLayoutEffect(() => {
    const found = faults.map(({ field }) => labelOf(elementOf(form.current, field)));
    setLabels((before) => (before.join("\n") === found.join("\n") ? before : found));
  }, [faults]);
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };

  return (
    <form ref={form} className={cx("ev-form", className)} aria-label={label} noValidate onSubmit={submit}>
      {faults.length > 0 && (
        <div ref={summary} className="ev-form-summary" tabIndex={-1} role="group" aria-labelledby={titleId}>
          <p className="ev-form-summary-title" id={titleId}>
            {summaryTitle}
          </p>
          <ul>
            {faults.map(({ field, text }, index) => (
              <li key={`${field ?? ""} ${text}`}>
                {field === undefined ? (
                  text
                ) : (
                  <button type="button" className="ev-link" onClick={() => goTo(form.current, field)}>
                    {labels[index] && <strong>{labels[index]}</strong>} {text}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </form>
  );
};

const goTo = (form: HTMLFormElement | null, field: string): void => {
  const element = elementOf(form, field);
  if (element) revealAndFocus(element);
};

const elementOf = (form: HTMLFormElement | null, field: string | undefined): HTMLElement | undefined => {
  if (form === null || field === undefined) return undefined;
  const found = form.elements.namedItem(field);
  const control = found instanceof RadioNodeList ? found[0] : found;
  // A field of several parts bears its name as an attribute.
  const element = control ?? form.querySelector(`[data-field="${CSS.escape(field)}"]`);
  return element instanceof HTMLElement ? element : undefined;
};

/** The words above a field, without the mark of what is required; empty where there are none. */
const labelOf = (element: HTMLElement | undefined): string => {
  const label = element?.closest(".ev-field")?.querySelector(".ev-field-label") ?? element?.querySelector("legend");
  const words = [...(label?.childNodes ?? [])].filter((node) => !(node instanceof Element && node.ariaHidden));
  return words.map(({ textContent }) => textContent).join("");
};

/** What React Hook Form's `register(name)` answers, as far as a field needs it. */
export interface FieldRegistration {
  readonly name: string;
  readonly ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  readonly onChange: (event: ChangeEvent) => Promise<unknown>;
  readonly onBlur: (event: { readonly target: unknown; readonly type?: unknown }) => Promise<unknown>;
}

/** Wires a text field to a form library: `<TextField {...fieldProps(register("email"), errors.email?.message)} />`. */
export const fieldProps = ({ name, ref, onChange, onBlur }: FieldRegistration, error?: string) => ({
  name,
  ref,
  onChange: (_value: string, event: ChangeEvent) => void onChange(event),
  onBlur: (event: { target: unknown; type?: unknown }) => void onBlur(event),
  error,
});
