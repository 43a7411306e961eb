import type { Words } from "@evolve/i18n";

export interface PageParts {
  readonly words: Words;
  /** The first step, prerendered. */
  readonly markup: string;
  readonly script: string;
  /** What the script imports, to be fetched with it and not after it. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

const lines = (addresses: readonly string[], line: (address: string) => string): string => addresses.map(line).join("");

/**
 * The page as the server finds it: `<!--boot-->` and `<!--brand-style-->` give way to the host's data and colours, and
 * `{{brandName}}` and `{{logoUrl}}` to the same values, escaped for HTML. Only the style sheet holds up the first paint, so
 * everything else is of low priority: on a slow line it would share the bandwidth with it.
 */
export const pageOf = ({ words, markup, script, modules, styles, fonts }: PageParts): string =>
  `<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.t("signIn.title")} · {{brandName}}</title>
${lines(styles, (href) => `<link rel="stylesheet" href="${href}">\n`)}<!--brand-style-->
${lines(fonts, (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">\n`)}<script type="module" src="${script}" fetchpriority="low"></script>
${lines(modules, (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">\n`)}<!--boot-->
</head>
<body>
<div id="root">${markup}</div>
</body>
</html>
`;
