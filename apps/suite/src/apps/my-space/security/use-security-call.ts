import { useAction } from "@evolve/shell/action";

/** Queries of this screen; what changes one of them may change the others. */
const invalidates = [["mfa-status"], ["passkeys"], ["sessions"], ["devices"]] as const;

/** Something that changes the account's security. */
export const useSecurityCall = <Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  done: (answer: Answer, input: Input) => string | undefined,
) => useAction<Input, Answer>({ run, done: (input, answer) => done(answer, input), invalidates });
