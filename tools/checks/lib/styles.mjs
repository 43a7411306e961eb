import path from "node:path";
import postcss from "postcss";

/**
 * @param {string} css a CSS Module
 * @returns {Set<string>} the classes that it declares
 */
export const declaredClasses = (css) => {
  /** @type {Set<string>} */
  const classes = new Set();
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)|"[^"]*"/g, "");
    for (const [, name = ""] of own.matchAll(/\.([a-zA-Z_][\w-]*)/g)) classes.add(name);
  });
  return classes;
};

/**
 * @param {string} file the importing file's path
 * @param {string} source its text
 * @returns {{ sheet: string, used: Set<string>, isOpaque: boolean }[]} the CSS Modules that it imports, with the classes that it
 *   takes from each; opaque when a name is computed or the whole module is passed on
 */
export const usedClasses = (file, source) =>
  [...source.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)";$/gm)].map(([line, name = "", specifier = ""]) => {
    const rest = source.replace(line, "");
    const uses = [...rest.matchAll(new RegExp(`(?<![\\w.])${name}\\b(?!["/:])(?:\\.(\\w+)|\\["([^"]+)"\\])?`, "g"))];
    const names = uses.map(([, dotted, quoted]) => dotted ?? quoted);
    return {
      sheet: path.posix.join(path.posix.dirname(file), specifier),
      used: new Set(names.filter((used) => used !== undefined)),
      isOpaque: names.includes(undefined),
    };
  });

/**
 * @param {string} css
 * @returns {string[]} the margins, paddings and gaps with a length of their own, `padding: 12px`: those that are no hairline, no
 *   correction of a step by a pixel or two, and do not follow the window
 */
export const literalSpaces = (css) => {
  /** @type {string[]} */
  const found = [];
  postcss.parse(css).walkDecls(/^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/, ({ prop, value }) => {
    if (value.includes("clamp(")) return;
    const lengths = value.match(/(?<![\w.])[\d.]+(?:px|r?em)\b/g) ?? [];
    const free = value.includes("calc(") ? ["1px", "2px"] : ["1px"];
    if (lengths.some((length) => !free.includes(length))) found.push(`${prop}: ${value}`);
  });
  return found;
};

/**
 * @param {string} css
 * @param {string} tokens the sheet that declares the tokens
 * @returns {string[]} the steps of space that nothing declares, `--space-5`: they would make the whole declaration void
 */
export const unknownSpaces = (css, tokens) =>
  [...new Set([...css.matchAll(/var\((--space-\d+)\)/g)].map(([, name = ""]) => name))].filter(
    (name) => !`${tokens}${css}`.includes(`${name}:`),
  );
