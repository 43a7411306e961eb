#!/usr/bin/env node
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/*
 * Verifies an exported audit chain without the server: npm run audit:verify -- FILE [HASH]
 * HASH is the end of the chain as somebody noted it down earlier; the file must contain it.
 */

/** @param {unknown} value @returns {string} */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
};

/** @type {(text: string) => never} */
const fail = (text) => {
  console.error(text);
  process.exit(1);
};

const [file, noted = ""] = process.argv.slice(2);
if (file === undefined) fail("Usage: npm run audit:verify -- FILE [HASH]");

/** @type {Buffer} */
let hash = Buffer.alloc(32);
let length = 0;
let tenant = "";
let hasNoted = noted === "";
for await (const line of createInterface({ input: createReadStream(file) })) {
  if (line.trim() === "") continue;
  length += 1;
  /** @type {Record<string, unknown>} */
  const event = JSON.parse(line);
  const { tenantId, sequence, id, at, actorId, action, targetId, details } = event;
  tenant ||= String(tenantId);
  if (tenantId !== tenant) fail(`Line ${length}: the event of another tenant`);
  if (sequence !== length) fail(`Line ${length}: event ${length} is missing; this is number ${String(sequence)}`);
  const text = canonical([tenantId, sequence, id, at, actorId, action, targetId, details]);
  hash = createHash("sha256").update(hash).update(text).digest();
  if (hash.toString("hex") !== event["hash"])
    fail(`Line ${length}: event ${String(id)} of ${String(at)}, or its place, was changed`);
  hasNoted ||= event["hash"] === noted;
}
if (!hasNoted) fail(`The chain is whole, but ${noted} is not in it: events at its end were removed or replaced`);
console.log(`${length} events are whole and in order. The chain ends with ${hash.toString("hex")}`);
