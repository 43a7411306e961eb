import { allCalls } from "@evolve/contracts/calls";
import { codeOf } from "@evolve/contracts/errors";

const codesOf = (calls: typeof allCalls): readonly string[] => calls.flatMap(({ errors }) => errors).map(codeOf);

/** The codes that only calls behind the sign-in answer with: these pages never have to say their words. */
export const unheardCodes = (): ReadonlySet<string> => {
  const heard = new Set(codesOf(allCalls.filter(({ access }) => access === "public")));
  return new Set(codesOf(allCalls).filter((code) => !heard.has(code)));
};
