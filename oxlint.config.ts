import { defineConfig } from "oxlint";

/* The rules of oxlint; those of types are read by oxlint-tsgolint. What the house adds is in tools/lint/house-rules.js. */

const tests = ["**/*.test.{ts,tsx}", "**/*.spec.ts", "testkit/**"];

/** The barrel drags every part into the bundle (130 KB against 97 on the sign-in page). */
const ariaBarrel = {
  regex: "^(react-aria-components|react-aria|react-stately)$",
  message: "Import the part by its own path, as in react-aria-components/Button.",
};
const aria = { regex: "^(react-aria|react-stately|@react-aria|@react-stately)", message: "Use @evolve/widgets." };

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "jsx-a11y"],
  jsPlugins: ["./tools/lint/house-rules.js"],
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  categories: { correctness: "error" },
  ignorePatterns: ["**/dist", "**/.*/**", "**/test-results", "**/playwright-report"],
  rules: {
    "house/arrow-functions": "error",
    "house/disable-comments": "error",
    "house/named-exports": "error",
    "max-lines": ["error", 300],
    "no-restricted-imports": ["error", { patterns: [ariaBarrel, aria] }],

    // What the correctness of the language asks for beyond the category of that name.
    eqeqeq: "error",
    "no-array-constructor": "error",
    "no-case-declarations": "error",
    "no-empty": "error",
    "no-empty-function": "error",
    "no-fallthrough": "error",
    "no-prototype-builtins": "error",
    "no-regex-spaces": "error",
    "no-unexpected-multiline": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    "object-shorthand": "error",
    "prefer-const": "error",
    "react/rules-of-hooks": "error",
    "react/unsupported-syntax": "error",
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 5 }],
    "typescript/no-deprecated": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/no-namespace": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-enum-comparison": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/restrict-plus-operands": "error",
    "typescript/return-await": ["error", "error-handling-correctness-only"],
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],

    // React Aria's roles are on elements of its own choice, and its labels come from a context.
    "jsx-a11y/control-has-associated-label": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // `createElement` takes children as a property where they are required.
    "react/no-children-prop": "off",
    // Text is spread into its characters on purpose, and a default may be that of an empty tuple.
    "typescript/no-misused-spread": "off",
    "typescript/no-useless-default-assignment": "off",
    // What is sorted to be compared may be sorted as text.
    "typescript/require-array-sort-compare": "off",

    // One way to write the same thing.
    "typescript/adjacent-overload-signatures": "error",
    "typescript/array-type": "error",
    "typescript/ban-tslint-comment": "error",
    "typescript/class-literal-property-style": "error",
    "typescript/consistent-generic-constructors": "error",
    "typescript/consistent-indexed-object-style": "error",
    "typescript/consistent-type-assertions": "error",
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "typescript/no-confusing-non-null-assertion": "error",
    "typescript/no-inferrable-types": "error",
    "typescript/prefer-find": "error",
    "typescript/prefer-for-of": "error",
    "typescript/prefer-function-type": "error",
    "typescript/prefer-includes": "error",
    "typescript/prefer-nullish-coalescing": "error",
    "typescript/prefer-optional-chain": "error",
    "typescript/prefer-string-starts-ends-with": "error",

    "jsx-a11y/interactive-supports-focus": [
      "error",
      {
        tabbable: [
          "button",
          "checkbox",
          "link",
          "progressbar",
          "searchbox",
          "slider",
          "spinbutton",
          "switch",
          "textbox",
        ],
      },
    ],
    "jsx-a11y/no-noninteractive-element-interactions": [
      "error",
      { body: ["onError", "onLoad"], iframe: ["onError", "onLoad"], img: ["onError", "onLoad"] },
    ],
  },
  overrides: [
    {
      // Node's own scripts are typed by comments, and half of what they read has no type.
      files: ["**/*.{js,mjs,cjs}"],
      rules: {
        "typescript/no-require-imports": "off",
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-call": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
      },
    },
    // Here `use…` is no hook.
    { files: ["{apps/server,e2e,packages/i18n,testkit,tools}/**"], rules: { "react/rules-of-hooks": "off" } },
    { files: ["**/*.{test,spec}.{ts,tsx}"], rules: { "max-lines": ["error", 500] } },
    {
      // Generated from the migrations, the API document and the messages.
      files: [
        "apps/server/src/database/tables.ts",
        "packages/api-client/src/calls.ts",
        "packages/i18n/src/message-values.ts",
      ],
      rules: { "max-lines": "off" },
    },
    {
      files: ["packages/{shell,widgets}/**/*.{ts,tsx}", "apps/{gallery,login,suite}/**/*.{ts,tsx}"],
      rules: { "house/readonly-properties": "error" },
    },
    { files: ["packages/widgets/**"], rules: { "no-restricted-imports": ["error", { patterns: [ariaBarrel] }] } },
    {
      files: ["apps/server/src/**/*.ts"],
      rules: { "house/any-of": "error", "house/own-time": "error", "no-console": "error" },
    },
    { files: ["apps/server/src/main.ts"], rules: { "no-console": "off" } },
    { files: ["apps/server/src/clock.ts"], rules: { "house/own-time": "off" } },
    {
      files: [...tests, "e2e/**/*.ts"],
      rules: {
        "house/any-of": "off",
        "house/own-time": "off",
        "house/readonly-properties": "off",
        "no-console": "off",
        "no-unsafe-optional-chaining": "off",
        // Playwright reads the names of the fixtures off the pattern, even when there are none.
        "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
        "typescript/no-unsafe-assignment": "off",
        "typescript/unbound-method": "off",
      },
    },
    {
      files: ["**/*.config.{js,ts,mjs}", "tools/*.cjs", "tools/lint/*.js"],
      rules: { "house/arrow-functions": "off", "house/named-exports": "off" },
    },
  ],
});
