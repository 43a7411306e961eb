import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The shipped filter; a newer list gets the next number. Built by data/build-common-passwords.mjs. */
const file = new URL("./data/common-passwords-1.txt.gz", import.meta.url);

let known: ReadonlySet<string> | undefined;

/** Whether a password as a whole, in any case, is in the list of common passwords from leaks. */
export const isCommonPassword = (password: string): boolean => {
  known ??= new Set(gunzipSync(readFileSync(file)).toString("utf8").split("\n"));
  return known.has(password.normalize("NFKC").toLowerCase());
};
