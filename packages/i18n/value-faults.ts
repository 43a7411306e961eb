import ts from "typescript";
import type { Catalogues } from "./check/catalogues.ts";
import { shapeOf } from "./check/icu.ts";
import type { Source } from "./check/use-faults.ts";
import { defaultLanguage } from "./src/languages.ts";

/** A call `….t("area.key", …)`, and the names of the values it gives; undefined where they are not written out. */
interface Asked {
  readonly key: string;
  readonly names: readonly string[] | undefined;
}

const namesOf = (values: ts.Expression | undefined): readonly string[] | undefined => {
  if (values === undefined) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map(({ name }) =>
    name !== undefined && ts.isIdentifier(name) ? name.text : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
};

const askedIn = ({ file, text }: Source): Asked[] => {
  const asked: Asked[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "t"
    ) {
      const [key, values] = node.arguments;
      if (key !== undefined && ts.isStringLiteralLike(key)) asked.push({ key: key.text, names: namesOf(values) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return asked;
};

/** Calls that give a message other values than it takes: what is missing would be shown as nothing. */
export const valueFaults = (catalogues: Catalogues, sources: readonly Source[]): string[] => {
  const taken = new Map<string, readonly string[]>();
  for (const [area, messages] of Object.entries(catalogues[defaultLanguage]))
    for (const [key, message] of Object.entries(messages)) {
      try {
        taken.set(`${area}.${key}`, shapeOf(message).names);
      } catch {
        // Not ICU MessageFormat: the check of the words says so.
      }
    }
  return sources
    .filter(({ text }) => text.includes(".t("))
    .flatMap((source) =>
      askedIn(source).flatMap(({ key, names }) => {
        const wanted = taken.get(key);
        if (wanted === undefined || names === undefined || wanted.join() === names.toSorted().join()) return [];
        return [`${source.file}: "${key}" is given {${names.toSorted().join(", ")}}, it takes {${wanted.join(", ")}}`];
      }),
    );
};
