import { parse, type Token } from "@messageformat/parser";

/** A plural or select of a message, with its cases. */
export interface Choice {
  readonly argument: string;
  readonly type: "plural" | "selectordinal" | "select";
  readonly cases: readonly string[];
}

export interface Shape {
  /** Names of the values that the message takes, sorted. */
  readonly names: readonly string[];
  readonly choices: readonly Choice[];
}

/** What a message asks of its caller. Throws where it is not ICU MessageFormat. */
export const shapeOf = (message: string): Shape => {
  const names = new Set<string>();
  const choices: Choice[] = [];
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (!("arg" in token)) continue;
      names.add(token.arg);
      if (!("cases" in token)) continue;
      choices.push({ argument: token.arg, type: token.type, cases: token.cases.map(({ key }) => key) });
      for (const { tokens: inner } of token.cases) visit(inner);
    }
  };
  visit(parse(message));
  return { names: [...names].toSorted(), choices };
};

/** Faults of a plural in a locale: a form that the language has and the message lacks, or the other way round. */
export const pluralFaults = ({ argument, type, cases }: Choice, locale: string): string[] => {
  if (type === "select") return [];
  const { pluralCategories } = new Intl.PluralRules(locale, {
    type: type === "plural" ? "cardinal" : "ordinal",
  }).resolvedOptions();
  const needed: readonly string[] = pluralCategories;
  const given = cases.filter((key) => !key.startsWith("="));
  return [
    ...needed.filter((form) => !given.includes(form)).map((form) => `{${argument}} lacks the plural form "${form}"`),
    ...given
      .filter((form) => !needed.includes(form))
      .map((form) => `{${argument}} has the plural form "${form}", which ${locale} does not have`),
  ];
};
