/** What the build puts in place of a pattern of files: an export of each, by the file's path. */
interface ImportMeta {
  glob<T>(pattern: string, options: { readonly eager: true; readonly import: string }): Readonly<Record<string, T>>;
}
