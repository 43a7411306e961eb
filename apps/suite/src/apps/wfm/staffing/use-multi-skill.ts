import type { SharedSkills } from "@evolve/contracts/shared-skills";
import type { MultiSkillAnswer } from "@evolve/workforce";
import { useEffect, useState } from "react";
import { engineQuestion, type Posted } from "./shared-skills-question.ts";

interface Calculation {
  /** From 0 to 1. */
  readonly done: number;
  readonly answer: MultiSkillAnswer | null;
  readonly hasFailed: boolean;
}

const begun: Calculation = { done: 0, answer: null, hasFailed: false };

/** Calculates in a thread, which ends with the screen that asks. */
export const useMultiSkill = (question: SharedSkills | null): Calculation => {
  const [calculation, setCalculation] = useState(begun);
  useEffect(() => {
    if (question === null) return undefined;
    const worker = new Worker(new URL("./shared-skills-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Posted>) =>
      setCalculation("answer" in data ? { ...begun, done: 1, answer: data.answer } : { ...begun, done: data.done });
    worker.onerror = () => setCalculation({ ...begun, hasFailed: true });
    worker.postMessage(engineQuestion(question));
    return () => worker.terminate();
  }, [question]);
  return calculation;
};
