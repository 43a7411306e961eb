/** How a part of code looks; most of it is plain. */
export type CodeLook = "" | "attribute" | "call" | "comment" | "keyword" | "number" | "string" | "tag";

export type CodePart = readonly [look: CodeLook, text: string];

export interface StateCode {
  readonly name: string;
  /** When to use it: the comment above it. */
  readonly caption?: string | undefined;
  readonly code: readonly CodePart[];
}

/** The states that a widget's file exports, in the order of its text: all but the one for the overview. */
export const statesIn = (source: string): string[] =>
  [...source.matchAll(/^export const ((?!Miniature\b)[A-Z]\w*) = \(/gm)].map(([, name = ""]) => name);

/** The comment that stands directly above a state, as one line. */
export const captionOf = (source: string, state: string): string | undefined =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\nexport const ${state} = \\(`)
    .exec(source)?.[1]
    ?.replaceAll(/\s*\n \*\s?/g, " ")
    .trim();

const importLine = /^import (?:type )?(?:(\w+),? )?(?:\{([^}]*)\} )?from "[^"]+";$/gm;

/** The names that an import line brings. */
const namesIn = (own = "", listed = ""): string[] =>
  [own, ...listed.split(",").map((part) => part.trim().split(" as ").at(-1) ?? "")]
    .map((name) => name.replace(/^type /, ""))
    .filter((name) => name !== "");

/** The code of one state as somebody would copy it: its function, after the imports that it uses. Empty where there is none. */
export const codeOf = (source: string, state: string): string => {
  const start = source.indexOf(`export const ${state} = (`);
  if (start === -1) return "";
  // What is indented after an empty line still belongs to the function.
  const [body = ""] = source
    .slice(start)
    .trimEnd()
    .split(/\n\n(?=\S)/, 1);
  const uses = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(body);
  const imports = [...source.matchAll(importLine)]
    .filter(([, own, listed]) => namesIn(own, listed).some(uses))
    .map(([line]) => line);
  return `${imports.length > 0 ? `${imports.join("\n")}\n\n` : ""}${body}\n`;
};
