import { useWords } from "@evolve/i18n/react";
import type { FormState } from "./use-form.ts";

/** What stands under a field of a form: the words of its fault, or nothing. */
export const useFaults = ({ faultOf }: FormState): ((name: string) => string | undefined) => {
  const words = useWords();
  return (name) => {
    const fault = faultOf(name);
    return fault && words.message(`validation.${fault}`);
  };
};
