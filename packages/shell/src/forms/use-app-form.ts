import { useWords } from "@evolve/i18n/react";
import { fieldProps, type FormFault } from "@evolve/widgets/form";
import { useUnsaved } from "@evolve/widgets/unsaved";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type FocusEvent, useEffect, useMemo, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { type DraftName, dropDraft, keepDraft, keptDraft } from "./draft.ts";
import { faultText } from "../words/fault-text.ts";
import { type FieldFault, faultsIn, said } from "./faults.ts";
import { type RefusalPlace, refusalOf } from "./refusal.ts";

/** A schema of the contracts, as the Standard Schema has it; the form library has no types of its own for it. */
interface Schema<Input, Output> {
  readonly "~standard": { readonly types?: { readonly input: Input; readonly output: Output } | undefined };
}

export interface AppFormOptions<Fields extends FieldValues, Values> {
  /** A slice of the contract that the server guards by. */
  readonly schema: Schema<Fields, Values>;
  readonly defaultValues: Fields;
  /** Sends what was checked. What the server refuses is said at its field, or as `failure`. */
  readonly onSave: (values: Values) => Promise<unknown>;
  /** Called with a failure instead of setting `failure`: to show it as a toast. */
  readonly onFailure?: (text: string) => void;
  /**
   * The field at which a refusal is said, by the code of the error catalogue: `{ [codeOf("emailExists")]: "email" }`; or
   * `{ field: "email", text: ({ details }) => details }` where the catalogue's words are not what to say.
   */
  readonly fieldsOfCodes?: Readonly<Record<string, RefusalPlace<Path<Fields>>>>;
  /** How many times as large a field shows what it holds, for the limits that its faults name: 1/60 for minutes that are typed as hours. */
  readonly timesOf?: (field: string) => number;
  /**
   * Keeps what is typed through a reload and the end of the session, until it is saved or the form is closed; but for the
   * secret fields: `{ userId, form: "sign-up", secretFields: ["password"] }`.
   */
  readonly draft?: DraftName;
}

/**
 * The one way to write a form: a slice of the contract, faults at their fields and in a summary, the server's refusals too, a
 * draft, and a question before links, Back or a closed tab discard what was typed. For a modal or panel:
 * `onSave={form.save} isDirty={form.isDirty}`; for a page: `<Form onSubmit={() => void form.save()} faults={form.faults}>`.
 */
export const useAppForm = <Fields extends FieldValues, Values>(options: AppFormOptions<Fields, Values>) => {
  const { schema, defaultValues, onSave, onFailure, fieldsOfCodes = {}, timesOf, draft } = options;
  const words = useWords();
  const [kept] = useState(() => draft && keptDraft(draft, defaultValues));
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [attempt, setAttempt] = useState<readonly FormFault[]>([]);
  const [failure, setFailure] = useState("");
  const isUnderWay = useRef(false);
  const form = useForm<Fields, unknown, Values>({
    defaultValues: defaultValues as DefaultValues<Fields>,
    resolver: standardSchemaResolver(schema as Parameters<typeof standardSchemaResolver<Fields, unknown, Values>>[0]),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { formState, reset, setError, subscribe, getValues } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty);

  useEffect(() => {
    if (kept !== undefined) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
  }, [kept, reset, getValues]);
  useDraft(draft, subscribe);

  const textOf = ({ field, message, isSaid }: FieldFault): string =>
    isSaid ? message : faultText(words, message, timesOf?.(field));

  const refuse = (error: unknown): void => {
    const { faults, failure: whole } = refusalOf(error, { words, fieldsOfCodes, fields: Object.keys(defaultValues) });
    for (const { field, message, isSaid } of faults) {
      setError(field as Path<Fields>, { type: isSaid ? said : "server", message });
    }
    setAttempt(faults.map((fault) => ({ field: fault.field, text: textOf(fault) })));
    if (onFailure === undefined) setFailure(whole);
    else if (whole !== "") onFailure(whole);
  };

  const send = form.handleSubmit(
    async (values) => {
      try {
        await onSave(values);
        if (draft !== undefined) dropDraft(draft);
      } catch (error) {
        refuse(error);
      }
    },
    (found) =>
      setAttempt(inOrder(faultsIn(found), defaultValues).map((fault) => ({ field: fault.field, text: textOf(fault) }))),
  );

  /** Enter in a field may submit again while a save is under way: it is not sent twice. */
  const save = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure("");
    setAttempt([]);
    try {
      await send();
    } finally {
      isUnderWay.current = false;
    }
  };

  /** From the default values, or from what has been saved meanwhile. Nothing that was typed is kept. */
  const startAgain = (from: Fields = defaultValues): void => {
    reset(from);
    setRestored(false);
    setAttempt([]);
    setFailure("");
    if (draft !== undefined) dropDraft(draft);
  };

  /** What is wrong with a field or with a part of it, in words. */
  const faultOf = (name: Path<Fields>): string | undefined => {
    const fault = faultsIn(errors).find(({ field }) => field === name || field.startsWith(`${name}.`));
    return fault && textOf(fault);
  };

  return {
    ...form,
    save,
    faultOf,
    /** For a text field: `<TextField {...form.text("email")} label=… />`. Other fields take React Hook Form's `Controller`. */
    text: (name: Path<Fields>) => {
      const { onBlur, ...props } = fieldProps(form.register(name), faultOf(name));
      return { ...props, onBlur: (event: FocusEvent) => !goesToSubmit(event) && onBlur(event) };
    },
    /** What was wrong when saving was last tried. A new list for each try, so that the summary takes the focus. */
    faults: attempt,
    summaryTitle: words.t("shell.formSummary", { count: attempt.length }),
    /** Why the server refused, where no field is to blame; empty where it did not. */
    failure,
    isDirty,
    isSaving: isSubmitting,
    /** The fields hold a draft: say so with `DraftNotice`. */
    isRestored,
    startAgain,
  };
};

/** Submitting checks everything anyway, and an error shown now would move the button from under the pointer. */
const goesToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";

/** Faults in the order of the fields: those found with the server's help arrive last. */
const inOrder = (faults: readonly FieldFault[], fields: FieldValues): readonly FieldFault[] => {
  const names = Object.keys(fields);
  const place = ({ field }: FieldFault): number => names.indexOf(field.split(".", 1)[0] ?? "");
  return faults.toSorted((one, other) => place(one) - place(other));
};

/** What `useAppForm` answers, for the parts that a large form is cut into. */
export type AppForm<Fields extends FieldValues, Values> = ReturnType<typeof useAppForm<Fields, Values>>;

type Subscribe = ReturnType<typeof useForm>["subscribe"];

/** Keeps what is typed. Closing a form saves or discards it; only an unloaded page leaves a draft. */
const useDraft = <Given extends Subscribe>(draft: DraftName | undefined, subscribe: Given): void => {
  const text = draft && JSON.stringify(draft);
  const name = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as DraftName)), [text]);
  useEffect(() => {
    if (name === undefined) return;
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? keepDraft(name, values) : dropDraft(name)),
    });
    return () => {
      unsubscribe();
      dropDraft(name);
    };
  }, [name, subscribe]);
};
