import { oneTimeCodeIn } from "@evolve/contracts/validators";
import type { InputEvent } from "react";

/** Keeps digits alone, from the keyboard as from a pasted '123 456'. */
export const keepDigits = ({ currentTarget }: InputEvent<HTMLInputElement>): void => {
  const digits = oneTimeCodeIn(currentTarget.value);
  if (digits !== currentTarget.value) currentTarget.value = digits;
};
