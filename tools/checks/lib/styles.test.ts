import { expect, test } from "vitest";
import { declaredClasses, literalSpaces, unknownSpaces, usedClasses } from "./styles.mjs";

test("a module's classes are those of its selectors, other sheets' left out", () => {
  const css =
    "@layer a.b;\n.card > .title:not(.isOpen) {}\n@media (width < 5px) { .row :global(.ev-tag) { margin: 1.5px } }";
  expect([...declaredClasses(css)]).toEqual(["card", "title", "isOpen", "row"]);
});

test("the classes that a screen takes are found by the name of its import", () => {
  const source = [
    'import parts from "../parts/parts.module.css";',
    'import styles from "./home.module.css";',
    'export const Home = () => <p className={cx(styles.day, styles["axis"], parts.quiet)} title="styles" />;',
  ].join("\n");
  expect(usedClasses("apps/suite/src/home/home.tsx", source)).toEqual([
    { sheet: "apps/suite/src/parts/parts.module.css", used: new Set(["quiet"]), isOpaque: false },
    { sheet: "apps/suite/src/home/home.module.css", used: new Set(["day", "axis"]), isOpaque: false },
  ]);
});

test("a computed class name is reported, since nothing can check it", () => {
  const source = 'import styles from "./home.module.css";\nexport const of = (name: string) => styles[name];';
  expect(usedClasses("home.tsx", source)[0]?.isOpaque).toBe(true);
});

test("distances are tokens; hairlines, corrections by eye and what follows the window are free", () => {
  const css = `.a { padding: 12px 0; margin-top: 1px; gap: var(--space-8); width: 12px; padding: clamp(24px, 6vw, 88px) }
    .b { margin: calc(var(--space-4) - 1px); row-gap: 2px; padding-inline: calc(var(--row) + 13px) 0 }`;
  expect(literalSpaces(css)).toEqual(["padding: 12px 0", "row-gap: 2px", "padding-inline: calc(var(--row) + 13px) 0"]);
});

test("A step of space that no token declares is found", () => {
  const css = ".a { padding: var(--space-6) var(--space-5) } .b { --space-7: 7px; gap: var(--space-7) }";
  expect(unknownSpaces(css, ":root { --space-6: 6px; }")).toEqual(["--space-5"]);
});
