// Builds the filter of common passwords from a published list: `node build-common-passwords.mjs <passwords.json> <out>`.
// Version 1 was built from `src/passwords.json` of @zxcvbn-ts/language-common 4.1.3 (MIT, frequency lists of leaked
// passwords).
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const [list, out] = process.argv.slice(2);
const shortest = 6;
const words = JSON.parse(readFileSync(list, "utf8")).map((word) => word.normalize("NFKC").toLowerCase());
const kept = [...new Set(words)].filter((word) => word.length >= shortest).sort();
writeFileSync(out, gzipSync(kept.join("\n"), { level: 9 }));
console.log(`${kept.length} passwords`);
