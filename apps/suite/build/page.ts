export interface PageFiles {
  /** Addresses, in the order in which they are needed. */
  readonly script: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The one page of all apps. The server fills in language, boot data and brand colours at its markers. Until the script runs
 * it shows the header's bar and the sidebar's column, where they will be.
 */
export const pageOf = ({ script, modules, styles }: PageFiles): string =>
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
    '<body><div id="root"><div class="sh-skeleton" aria-hidden="true"></div></div></body>',
    "</html>",
    "",
  ].join("\n");
