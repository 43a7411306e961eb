import { expect, test } from "vitest";
import { certificatesIn } from "./settings-form.ts";

const one = "-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----";
const two = "-----BEGIN CERTIFICATE-----\nBB==\n-----END CERTIFICATE-----";

test("Certificates are found in a text whatever stands around them, each once", () => {
  expect(certificatesIn(`Bag attributes\n${one}\n\n${two} ${one}`)).toEqual([one, two]);
});

test("A text that holds no certificate is handed on, so that its fault is told; an empty one is none", () => {
  expect(certificatesIn(" AA== ")).toEqual(["AA=="]);
  expect(certificatesIn("  \n")).toEqual([]);
});
