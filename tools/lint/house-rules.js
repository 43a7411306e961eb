/* What the house forbids by its own rules; oxlint.config.ts says where each holds. */

/**
 * @param {string} message
 * @param {readonly string[]} selectors of the nodes that are refused
 */
const refusing = (message, ...selectors) => ({
  create: (/** @type {Context} */ context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (/** @type {unknown} */ node) => context.report({ node, message })]),
    ),
});

/** A disable holds for one line, names its rules, and says why; no file may be longer than the rule allows. */
const disableComments = {
  create: (/** @type {Context} */ context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const [, directive, rules = "", reason = ""] =
          /^\s*((?:oxlint|eslint)-(?:disable|enable)\S*)\s*(.*?)(?:\s+--\s+(.*))?$/s.exec(comment.value) ?? [];
        if (directive === undefined) continue;
        if (directive !== "oxlint-disable-next-line")
          context.report({ node: comment, message: "Write oxlint-disable-next-line." });
        else if (rules === "" || reason === "")
          context.report({ node: comment, message: "Name the rule, and say why: RULE -- reason." });
        else if (/\bmax-lines\b/.test(rules)) context.report({ node: comment, message: "Split the file." });
      }
    },
  }),
};

/**
 * @typedef {object} Context
 * @property {(fault: { node: unknown, message: string }) => void} report
 * @property {{ getAllComments: () => { value: string }[] }} sourceCode
 */

// oxlint takes a plugin from the default export.
export default {
  meta: { name: "house" },
  rules: {
    "disable-comments": disableComments,
    "named-exports": refusing(
      "Named exports only.",
      "ExportDefaultDeclaration",
      "ExportSpecifier[exported.name='default']",
    ),
    // Generators have no arrow.
    "arrow-functions": refusing(
      "Write an arrow constant: const name = (…) => ….",
      "FunctionDeclaration[generator=false]",
    ),
    // What a component or function is given is not its own to change.
    "readonly-properties": refusing(
      "Write readonly before it.",
      "TSInterfaceDeclaration TSPropertySignature[readonly=false]",
    ),
    // Tests set the clock that a function is given.
    "own-time": refusing(
      "Take the time from the clock (src/clock.ts).",
      "CallExpression[callee.object.name='Date'][callee.property.name='now']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
      "MemberExpression[object.name='Temporal'][property.name='Now']",
    ),
    // `in ($1, $2, …)` makes one statement, and one prepared plan, of each length; a subquery is another matter.
    "any-of": refusing(
      "Compare with anyOf(…) (src/database/any-of.ts).",
      "CallExpression[arguments.1.value=/^(not )?in$/][arguments.2.type=/^(Identifier|MemberExpression|ArrayExpression|LogicalExpression|TSAsExpression)$/]",
    ),
  },
};
