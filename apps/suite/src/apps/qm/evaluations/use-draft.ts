import { type Evaluation, saveEvaluation } from "@evolve/contracts/evaluations";
import type { Answer, Answers } from "@evolve/quality";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useUnsaved } from "@evolve/widgets/unsaved";
import { useEffect, useRef, useState } from "react";

const saveAfterMs = 1_000;

interface Held {
  readonly answers: Answers;
  readonly comment: string;
}

/** Answers of a draft, saved a second after the last change. What could not be saved stays, and is tried again with the next change or by hand. */
export const useDraft = (evaluation: Evaluation) => {
  const { client, words } = useShell();
  const [held, setHeld] = useState<Held>({ answers: evaluation.answers, comment: evaluation.comment });
  const [saved, setSaved] = useState<Held>(held);
  const [failure, setFailure] = useState("");
  const version = useRef(evaluation.version);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isDirty = held !== saved;
  useUnsaved(isDirty);

  const send = async (what: Held): Promise<void> => {
    try {
      const answer = await client.call(saveEvaluation, {
        params: { evaluationId: evaluation.id },
        body: { answers: what.answers, comment: what.comment, version: version.current },
      });
      version.current = answer.version;
      setSaved(what);
      setFailure("");
    } catch (error) {
      setFailure(words.error(failureCode(error)));
      throw error;
    }
  };
  /** One after the other, since each is based on the version of the one before. */
  const save = (): Promise<void> => {
    running.current = running.current.catch(() => undefined).then(() => send(held));
    return running.current;
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => void latest.current().catch(() => undefined), saveAfterMs);
    return () => clearTimeout(timer);
  }, [held, isDirty]);

  return {
    ...held,
    isDirty,
    failure,
    save,
    version: () => version.current,
    answer: (questionId: string, answer: Answer): void =>
      setHeld((before) => ({ ...before, answers: { ...before.answers, [questionId]: answer } })),
    say: (comment: string): void => setHeld((before) => ({ ...before, comment })),
  };
};
