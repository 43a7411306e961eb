/** What the build puts in place of a pattern of files: each file's loader, by its path. */
interface ImportMeta {
  glob<T>(
    pattern: string | readonly string[],
    options: { readonly query: "?states"; readonly import: "default" },
  ): Readonly<Record<string, () => Promise<T>>>;
}
