import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";

const answerMs = 400;

/** Saves for the examples of forms: a server that takes its time, and refuses an email that somebody has. */
export const saveEmail = async (email: string, taken: readonly string[]): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, answerMs));
  if (taken.includes(email.toLowerCase())) throw new CallError({ code: codeOf("emailExists"), status: 409 });
};
