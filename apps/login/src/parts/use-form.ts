import type { ValidationKey } from "@evolve/contracts/validators";
import { type FocusEvent, type InputEvent, type SubmitEvent, useState } from "react";
import * as z from "zod/mini";

type Errors = Readonly<Record<string, ValidationKey>>;

const read = (form: HTMLFormElement): Record<string, unknown> => Object.fromEntries(new FormData(form));

const focusFirst = (form: HTMLFormElement, errors: Errors): void => {
  for (const control of form.elements) {
    const field = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
    if (field === undefined || errors[field.name] === undefined) continue;
    field.focus();
    return;
  }
};

/** The first fault of each field, as a key of the validation words: schemas carry those keys as their messages. */
export const faultsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Errors => {
  const faults: Record<string, ValidationKey> = {};
  for (const { path, message } of issues) faults[String(path[0])] ??= message as ValidationKey;
  return faults;
};

interface FormOptions<S extends z.ZodMiniType> {
  readonly schema: S;
  /** Whether a fault shows once its field was left, or only when the form is submitted. It goes away as soon as it is mended. */
  readonly showOn: "leaving" | "submit";
  readonly onValid: (values: z.output<S>) => void;
}

export interface FormState {
  readonly faultOf: (name: string) => ValidationKey | undefined;
  readonly handlers: {
    readonly noValidate: true;
    readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form whose fields keep their own values, so that what was typed or filled in before the script arrived stays.
 * It is checked with a slice of the contract that the server guards by.
 */
export const useForm = <S extends z.ZodMiniType>({ schema, showOn, onValid }: FormOptions<S>): FormState => {
  const [errors, setErrors] = useState<Errors>();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());

  const check = (form: HTMLFormElement) => {
    const result = z.safeParse(schema, read(form));
    const found = result.success ? {} : faultsOf(result.error.issues);
    setErrors(found);
    return { result, found };
  };
  const show = (names: readonly string[]): void => setShown((before) => new Set([...before, ...names]));

  return {
    faultOf: (name) => (shown.has(name) ? errors?.[name] : undefined),
    handlers: {
      noValidate: true,
      onInput: (event) => check(event.currentTarget),
      onBlur: (event) => {
        // Submitting checks everything anyway, and an error shown now would move the button from under the pointer.
        if (event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === "submit") return;
        const left: EventTarget & { readonly name?: unknown } = event.target;
        if (showOn !== "leaving" || typeof left.name !== "string" || left.name === "") return;
        check(event.currentTarget);
        show([left.name]);
      },
      onSubmit: (event) => {
        event.preventDefault();
        const { result, found } = check(event.currentTarget);
        if (result.success) return onValid(result.data);
        show(Object.keys(found));
        focusFirst(event.currentTarget, found);
      },
    },
  };
};
