import { expect, test } from "vitest";
import { areasListed, areasReached } from "./areas.mjs";

const areas = ["common", "users", "choices", "shell", "password"];
const files: Record<string, string> = {
  "apps/suite/src/apps/admin/screens.ts": `export const screens = { users: () => import("./screen.tsx") };`,
  "apps/suite/src/apps/admin/screen.tsx": `
    import "./screen.css";
    import type { Secret } from "./never.ts";
    import { useShell, statusWords } from "@evolve/shell";
    import { rows } from "./rows.ts";
    const later = () => import("./dialog.tsx");
    words.t("users.title");`,
  "apps/suite/src/apps/admin/rows.ts": "words.t(`common.${name}`);",
  "apps/suite/src/apps/admin/dialog.tsx": `import { Modal } from "@evolve/widgets/modal";`,
  "packages/shell/src/index.ts": `
    export { useShell } from "./context.ts";
    export { statusWords } from "./status.ts";
    export { startShell } from "./start.ts";`,
  "packages/shell/src/context.ts": `const overlay = () => import("./overlay.tsx");`,
  "packages/shell/src/status.ts": `words.t("choices.more");`,
  "packages/shell/src/words/screen-labels.ts": `
    const modal = ({ t }: Words): WidgetLabels["modal"] => ({ close: t("password.close") });
    const dates = ({ t }: Words): WidgetLabels["dateField"] => ({ clear: t("shell.clear") });`,
  "packages/widgets/src/modal.tsx": `const labels = useWidgetLabels("modal");`,
};
const sources = {
  read: (file: string): string => files[file] ?? "",
  resolve: (name: string) =>
    name === "@evolve/shell"
      ? "packages/shell/src/index.ts"
      : name.replace(/^@evolve\/(\w+)\/(.+)$/, "packages/$1/src/$2.tsx"),
};

test("An app needs the areas of all that it opens, of the names that it takes from a package, and of its widgets", () => {
  const found = areasReached(sources, "apps/suite/src/apps/admin/screens.ts", areas);
  expect(Object.fromEntries(found)).toEqual({
    users: "apps/suite/src/apps/admin/screen.tsx",
    common: "apps/suite/src/apps/admin/rows.ts",
    choices: "packages/shell/src/status.ts",
    password: "packages/widgets/src/modal.tsx",
  });
});

test("Lists of areas are read by what they are called", () => {
  expect(areasListed(`areas: ["users", "mySpace"],`)).toEqual(["users", "mySpace"]);
  expect(areasListed(`export const laterAreas = ["password"] as const;\nconst names = ["other"];`)).toEqual([
    "password",
  ]);
});
