import { codeOf } from "@evolve/contracts/errors";
import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import { type Answer, type Answers, answerTo, questionsOf } from "@evolve/quality";
import { failureCode } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useUnsaved } from "@evolve/widgets/unsaved";
import { useEffect, useRef, useState } from "react";

const saveAfterMs = 1_000;

interface Held {
  readonly answers: Answers;
  readonly comment: string;
}

export interface StoredDraft extends Held {
  readonly content: QualityFormContent;
  readonly version: number;
}

export interface DraftCalls {
  readonly save: (body: Held & { readonly version: number }) => Promise<{ readonly version: number }>;
  /** Answers what is stored; null: it is no draft any more. */
  readonly read: () => Promise<StoredDraft | null>;
}

/**
 * Answers of a draft, saved a second after the last change. What could not be saved stays, and is tried again with the next change or by hand.
 * Where the draft was changed in another tab, `elsewhere` is what is stored, and nothing is saved until one of the two is chosen.
 */
export const useDraft = (opened: StoredDraft, calls: DraftCalls) => {
  const { words } = useShell();
  const [held, setHeld] = useState<Held>({ answers: opened.answers, comment: opened.comment });
  const [saved, setSaved] = useState<Held>(held);
  const [failure, setFailure] = useState("");
  const [elsewhere, setElsewhere] = useState<StoredDraft | null>(null);
  const version = useRef(opened.version);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isDirty = held !== saved;
  useUnsaved(isDirty);

  const isSame = ({ answers, comment }: Held, stored: StoredDraft): boolean =>
    comment === stored.comment &&
    questionsOf(stored.content).every((question) => {
      const [mine, theirs] = [answerTo(question, answers), answerTo(question, stored.answers)];
      return (
        mine.value === theirs.value &&
        mine.comment === theirs.comment &&
        mine.isNotApplicable === theirs.isNotApplicable
      );
    });
  /** True where what is stored is what was sent: then only the answer was lost on the way. */
  const compare = async (what: Held): Promise<boolean> => {
    const stored = await calls.read();
    if (stored === null) return false;
    if (!isSame(what, stored)) {
      setElsewhere(stored);
      return false;
    }
    version.current = stored.version;
    setSaved(what);
    return true;
  };

  const send = async (what: Held): Promise<void> => {
    try {
      const answer = await calls.save({ ...what, version: version.current });
      version.current = answer.version;
      setSaved(what);
      setFailure("");
    } catch (error) {
      const isChanged = failureCode(error) === codeOf("changedMeanwhile");
      if (isChanged && (await compare(what).catch(() => false))) {
        setFailure("");
        return;
      }
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
    if (!isDirty || elsewhere) return;
    const timer = setTimeout(() => void latest.current().catch(() => undefined), saveAfterMs);
    return () => clearTimeout(timer);
  }, [held, isDirty, elsewhere]);

  return {
    ...held,
    isDirty,
    failure: elsewhere ? "" : failure,
    elsewhere,
    keepMine: (): void => {
      if (elsewhere) version.current = elsewhere.version;
      setElsewhere(null);
      setFailure("");
    },
    takeStored: (): void => {
      if (!elsewhere) return;
      const stored = { answers: elsewhere.answers, comment: elsewhere.comment };
      version.current = elsewhere.version;
      setHeld(stored);
      setSaved(stored);
      setElsewhere(null);
      setFailure("");
    },
    save,
    version: () => version.current,
    answer: (questionId: string, answer: Answer): void =>
      setHeld((before) => ({ ...before, answers: { ...before.answers, [questionId]: answer } })),
    say: (comment: string): void => setHeld((before) => ({ ...before, comment })),
  };
};
