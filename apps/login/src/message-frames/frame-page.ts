/** What the server writes into the document. */
export interface FramePage {
  readonly allowedDomains: readonly string[];
  readonly host: string;
  readonly brandName: string;
  /** The sign-in page's own script and styles, for the one page of it that may be framed. */
  readonly script: string;
  readonly styles: readonly string[];
}
