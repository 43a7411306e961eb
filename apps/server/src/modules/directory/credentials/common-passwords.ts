import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The shipped filter; a newer list gets the next number. How it is made: data/build-common-passwords.mjs. */
const file = new URL("./data/common-passwords-1.txt.gz", import.meta.url);

let known: ReadonlySet<string> | undefined;

/** Whether a password stands, as a whole and in any case, in the list of those that leaks have shown to be common. */
export const isCommonPassword = (password: string): boolean => {
  known ??= new Set(gunzipSync(readFileSync(file)).toString("utf8").split("\n"));
  return known.has(password.normalize("NFKC").toLowerCase());
};
