import { parse, type Token } from "@messageformat/parser";
import { defaultLanguage } from "../src/languages.ts";
import type { Catalogues } from "./catalogues.ts";

const numbers = new Set(["plural", "selectordinal", "number"]);
const moments = new Set(["date", "time"]);

/** The type of each value that a message takes, by its name. */
const typesOf = (message: string): Map<string, string> => {
  const types = new Map<string, string>();
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (!("arg" in token)) continue;
      const kind = token.type === "function" ? token.key : token.type;
      const type = numbers.has(kind) ? "number" : moments.has(kind) ? "Date | number | string" : "Plain";
      // What is counted in one place and only shown in another is a number.
      if (type !== "Plain" || !types.has(token.arg)) types.set(token.arg, type);
      if ("cases" in token) for (const { tokens: inner } of token.cases) visit(inner);
    }
  };
  visit(parse(message));
  return types;
};

const head = `/* Made from the English catalogue by \`npm run messages\`. */

type Plain = string | number;

/** The values that messages take; a message without values is not listed. */
export interface MessageValues {
`;

/** The source of \`src/message-values.ts\`. */
export const messageValues = (catalogues: Catalogues): string => {
  const lines = Object.entries(catalogues[defaultLanguage]).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([key, message]) => {
      try {
        const types = [...typesOf(message)].toSorted(([one], [other]) => (one < other ? -1 : 1));
        if (types.length === 0) return [];
        return [`  "${area}.${key}": { ${types.map(([name, type]) => `${name}: ${type}`).join("; ")} };`];
      } catch {
        // Not ICU MessageFormat: the check of the words says so.
        return [];
      }
    }),
  );
  return `${head}${lines.toSorted().join("\n")}\n}\n`;
};
