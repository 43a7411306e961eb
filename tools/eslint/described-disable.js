/**
 * A disable of a check carries its reason: `// eslint-disable-next-line some-rule -- because …`.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const describedDisable = {
  meta: { type: "problem", schema: [], messages: { reason: "Say why after ' -- '." } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*eslint-disable/.test(comment.value) && !/ -- \S{2}/.test(comment.value) && comment.loc) {
            context.report({ loc: comment.loc, messageId: "reason" });
          }
        }
      },
    };
  },
};
