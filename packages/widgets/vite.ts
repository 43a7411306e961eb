import type { Plugin } from "vite";

const stringTables = /\/node_modules\/react-(?:aria|stately|aria-components)\/.*\/intlStrings\.m?js(?:\?|$)/;
/** `import $x from "../intl/menu/ru-RU.mjs";` */
const importLine = /^import .*\/([a-z]{2}-[A-Z]{2})\.mjs";$/;
/** `    "ru-RU": $x,` */
const entryLine = /^\s*"([a-z]{2}-[A-Z]{2})": \S+$/;

/**
 * Keeps the languages of the product of React Aria's own words ("Dismiss", "Notifications"), which come in 34:
 * the rest would be a tenth of the sign-in page's script. For the `plugins` of an app's build.
 */
export const reactAriaLocales = (locales: readonly string[] = ["en-US", "ru-RU", "es-ES", "zh-CN"]): Plugin => {
  const isLeftOut = (line: string) => {
    const locale = importLine.exec(line)?.[1] ?? entryLine.exec(line)?.[1];
    return locale !== undefined && !locales.includes(locale);
  };
  return {
    name: "react-aria-locales",
    transform: {
      filter: { id: stringTables },
      handler: (code) => ({
        code: code
          .split("\n")
          .filter((line) => !isLeftOut(line))
          .join("\n"),
        map: null,
      }),
    },
  };
};

/**
 * Lets the library of spreadsheets compress where it runs. It would hand larger files to workers made of text, which no page of
 * the product may start (`script-src 'self'`), and wait for them for ever. For the plugins of an app's workers, where it runs.
 */
export const zipsInPlace = (): Plugin => ({
  name: "zips-in-place",
  load: {
    filter: { id: /\/write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/ },
    handler: () =>
      'import zip from "./zipToArrayBufferSync.js"; export default (files) => Promise.resolve(files).then(zip);',
  },
});
