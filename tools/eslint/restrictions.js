/* What the house forbids by name; eslint.config.js says where each holds. */

/** Named exports only. */
export const defaultExport = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message: "Named exports only.",
};

/** One way to write a function. Generators have no arrow. */
export const functionDeclaration = {
  selector: "FunctionDeclaration[generator=false]",
  message: "Write an arrow constant: const name = (…) => ….",
};

/** What a component or function is given is not its own to change. */
export const writableProperty = {
  selector: "TSInterfaceDeclaration TSPropertySignature[readonly=false]",
  message: "Write readonly before it.",
};

/** Time comes from the clock that a function is given, so that tests can set it. */
export const ownTime = [
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='Temporal'][property.name='Now']",
].map((selector) => ({ selector, message: "Take the time from the clock (src/clock.ts)." }));

/** `in ($1, $2, …)` makes one statement, and one prepared plan, of each length; a subquery is another matter. */
export const listInSql = {
  selector:
    "CallExpression[arguments.1.value=/^(not )?in$/][arguments.2.type=/^(Identifier|MemberExpression|ArrayExpression|LogicalExpression|TSAsExpression)$/]",
  message: "Compare with anyOf(…) (src/database/any-of.ts).",
};

/** The barrel drags every part into the bundle (130 KB against 97 on the sign-in page). */
const ariaBarrel = {
  regex: "^(react-aria-components|react-aria|react-stately)$",
  message: "Import the part by its own path, as in react-aria-components/Button.",
};

export const insideWidgets = { patterns: [ariaBarrel] };

export const outsideWidgets = {
  patterns: [
    ariaBarrel,
    { regex: "^(react-aria|react-stately|@react-aria|@react-stately)", message: "Use @evolve/widgets." },
  ],
};
