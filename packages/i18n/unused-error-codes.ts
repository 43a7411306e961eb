import { allCalls } from "@evolve/contracts/calls";
import { codeOf, type ErrorName } from "@evolve/contracts/errors";

/** The same for every call with a token, and for the renewal of a session. */
const ofTokens = ["tokenInvalid", "tokenExpired"] satisfies ErrorName[];

const codesOf = (calls: typeof allCalls): readonly string[] => calls.flatMap(({ errors }) => errors).map(codeOf);

const isPublic = ({ access }: (typeof allCalls)[number]): boolean => access === "public";

/** Sockets answer with it, and are opened by signed-in pages only. */
const ofSockets = ["unknownCommand"] satisfies ErrorName[];

/** The codes that only signed-in calls and sockets answer with: the sign-in pages need no texts for them. */
export const unusedWhenSignedOut = (): ReadonlySet<string> => {
  const used = new Set(codesOf(allCalls.filter(isPublic)));
  return new Set([...codesOf(allCalls).filter((code) => !used.has(code)), ...ofSockets.map(codeOf)]);
};

/** The codes that only public calls answer with: pages behind the sign-in need no texts for them. */
export const unusedWhenSignedIn = (): ReadonlySet<string> => {
  const used = new Set([...codesOf(allCalls.filter((call) => !isPublic(call))), ...ofTokens.map(codeOf)]);
  return new Set(codesOf(allCalls).filter((code) => !used.has(code)));
};
