import comments from "@eslint-community/eslint-plugin-eslint-comments/configs";
import js from "@eslint/js";
// @ts-expect-error it comes without types
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import {
  defaultExport,
  functionDeclaration,
  insideWidgets,
  listInSql,
  outsideWidgets,
  ownTime,
  writableProperty,
} from "./tools/eslint/restrictions.js";

const tests = ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts", "testkit/**"];
const configs = ["**/*.config.{js,ts,mjs}", "tools/*.cjs"];

export default defineConfig(
  globalIgnores(["**/dist", "**/.*/**", "**/test-results", "**/playwright-report"]),
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    ...comments.recommended,
    rules: {
      ...comments.recommended.rules,
      // A disable of a check carries its reason, ends where it is needed no more, and lets no file grow.
      "@eslint-community/eslint-comments/require-description": ["error", { ignore: ["eslint-enable"] }],
      "@eslint-community/eslint-comments/disable-enable-pair": ["error", { allowWholeFile: true }],
      "@eslint-community/eslint-comments/no-restricted-disable": ["error", "max-lines"],
      "max-lines": ["error", 300],
    },
  },
  { files: ["**/*.{test,spec}.{ts,tsx}"], rules: { "max-lines": ["error", 500] } },
  // Generated from the migrations, the API document and the messages.
  {
    files: [
      "apps/server/src/database/tables.ts",
      "packages/api-client/src/calls.ts",
      "packages/i18n/src/message-values.ts",
    ],
    rules: { "max-lines": "off" },
  },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-restricted-imports": ["error", outsideWidgets],
      "no-restricted-syntax": ["error", defaultExport, functionDeclaration],
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [typescript.configs.recommendedTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/ban-ts-comment": ["error", { minimumDescriptionLength: 5 }],
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/dot-notation": "off",
      "@typescript-eslint/no-deprecated": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // It asks for the `!` that the rule above forbids.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/prefer-regexp-exec": "off",
      // An interface may ask for a promise where one of its kinds has nothing to wait for.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/return-await": ["error", "error-handling-correctness-only"],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ["**/*.tsx", "packages/{shell,widgets,session}/**/*.ts", "apps/{gallery,login,suite}/**/*.ts"],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ["**/*.tsx"], extends: [jsxA11y.flatConfigs.strict] },
  {
    files: ["packages/{shell,widgets}/**/*.{ts,tsx}", "apps/{gallery,login,suite}/**/*.{ts,tsx}"],
    ignores: tests,
    rules: { "no-restricted-syntax": ["error", defaultExport, functionDeclaration, writableProperty] },
  },
  { files: ["packages/widgets/**"], rules: { "no-restricted-imports": ["error", insideWidgets] } },
  {
    files: ["apps/server/src/**/*.ts"],
    ignores: tests,
    rules: {
      "no-console": "error",
      "no-restricted-syntax": ["error", defaultExport, functionDeclaration, listInSql, ...ownTime],
    },
  },
  { files: ["apps/server/src/main.ts"], rules: { "no-console": "off" } },
  {
    files: ["apps/server/src/clock.ts"],
    rules: { "no-restricted-syntax": ["error", defaultExport, functionDeclaration] },
  },
  {
    files: [...tests, "e2e/**/*.ts"],
    rules: {
      // Playwright reads the names of the fixtures off the pattern, even when there are none.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  {
    // Plain scripts, which Node runs before anything is installed.
    files: ["**/*.{js,mjs,cjs}"],
    languageOptions: {
      globals: {
        console: false,
        module: false,
        performance: false,
        process: false,
        URL: false,
        setTimeout: false,
        setInterval: false,
        clearInterval: false,
        clearTimeout: false,
        fetch: false,
      },
    },
  },
  { files: configs, rules: { "no-restricted-syntax": "off" } },
);
