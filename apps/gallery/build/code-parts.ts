import ts from "typescript";
import type { CodeLook, CodePart } from "../src/stage/source.ts";

const { ClassificationType: Kind } = ts;

const looks: Readonly<Record<number, CodeLook>> = {
  [Kind.comment]: "comment",
  [Kind.keyword]: "keyword",
  [Kind.stringLiteral]: "string",
  [Kind.jsxAttributeStringLiteralValue]: "string",
  [Kind.numericLiteral]: "number",
  [Kind.jsxOpenTagName]: "tag",
  [Kind.jsxCloseTagName]: "tag",
  [Kind.jsxSelfClosingTagName]: "tag",
  [Kind.jsxAttribute]: "attribute",
};

const identifier: number = Kind.identifier;
const fileName = "/code.tsx";

/** What TypeScript's own classifier, the one that editors ask, says of a text: start, length and kind of each span in turn. */
const classify = (code: string): readonly number[] =>
  ts
    .createLanguageService(
      {
        getCompilationSettings: () => ({ jsx: ts.JsxEmit.Preserve }),
        getScriptFileNames: () => [fileName],
        getScriptVersion: () => "",
        getScriptSnapshot: () => ts.ScriptSnapshot.fromString(code),
        getCurrentDirectory: () => "/",
        getDefaultLibFileName: () => "",
        fileExists: () => false,
        readFile: () => undefined,
      },
      undefined,
      ts.LanguageServiceMode.Syntactic,
    )
    .getEncodedSyntacticClassifications(fileName, { start: 0, length: code.length }).spans;

/** Cuts TSX into parts by how each is to look; joined, their texts are the code again. */
export const codeParts = (code: string): CodePart[] => {
  const parts: [CodeLook, string][] = [];
  const add = (look: CodeLook, text: string): void => {
    const last = parts.at(-1);
    if (last?.[0] === look) last[1] += text;
    else if (text !== "") parts.push([look, text]);
  };
  let place = 0;
  const spans = classify(code);
  for (let index = 0; index < spans.length; index += 3) {
    const [start = 0, length = 0, kind = 0] = spans.slice(index, index + 3);
    const isCall = kind === identifier && code[start + length] === "(";
    add("", code.slice(place, start));
    place = start + length;
    add(isCall ? "call" : (looks[kind] ?? ""), code.slice(start, place));
  }
  add("", code.slice(place));
  return parts;
};
