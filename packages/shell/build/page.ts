export interface PageParts {
  /** Addresses, in the order in which they are needed. */
  readonly script: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Stands in the page until the script runs. */
  readonly skeleton: string;
}

/** The one page of an app. The server fills in language, boot data and brand colours at its markers. */
export const pageOf = ({ script, modules, styles, skeleton }: PageParts): string =>
  [
    "<!doctype html>",
    '<html lang="%lang%">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    "<title>Evolve Suite</title>",
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    "<!--boot-->",
    "<!--brand-style-->",
    "</head>",
    `<body><div id="root">${skeleton}</div></body>`,
    "</html>",
    "",
  ].join("\n");
