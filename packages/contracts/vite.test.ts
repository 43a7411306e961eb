import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { leanCalls, literalLimits } from "./vite.ts";

/** The script of a page that holds nothing but this line. */
const bundled = async (line: string): Promise<string> => {
  const entry = "virtual:entry";
  const page = {
    name: "page",
    resolveId: (id: string) => (id === entry ? path.join(import.meta.dirname, "src/entry.ts") : null),
    load: (id: string) => (id.endsWith("src/entry.ts") ? line : null),
  };
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "silent",
    plugins: [page, leanCalls(), literalLimits()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        treeshake: { moduleSideEffects: [{ test: /\/packages\/contracts\/src\//, sideEffects: false }] },
      },
    },
  });
  const [first] = [result].flat();
  if (!first || !("output" in first)) throw new Error("nothing was built");
  return first.output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
};

test("a bundle carries of a call what the browser needs, and neither its request's schema nor what only that is made of", async () => {
  const code = await bundled('export { passkeyLogin } from "@evolve/contracts/proofs";');
  expect(code).toContain("/public/authentication/v1/passkey/login");
  expect(code).toContain("redirectTo");
  expect(code).not.toContain("Signs in with a passkey alone");
  expect(code).not.toContain("clientExtensionResults");
  expect(code).not.toContain("code_challenge");
});

test("a bundle carries of a search its answer alone, and nothing of an export that nobody asks for", async () => {
  const code = await bundled('export { searchUsers } from "@evolve/contracts/users";');
  expect(code).toContain("totalRecords");
  for (const absent of ["prefault", "skillId", "ndjson"]) expect(code).not.toContain(absent);
});

test("a schema with a name of its own is there for a form", async () => {
  const code = await bundled('export { UserNameForm } from "@evolve/contracts/prelogin";');
  expect(code).toContain("userName");
  expect(code).toContain("strictObject");
});

test("a page that reads a request's schema off a call is not built", async () => {
  const line = 'import { prelogin } from "@evolve/contracts/prelogin";\nexport const form = prelogin.body;';
  await expect(bundled(line)).rejects.toThrow("prelogin.body is left out of browsers");
});

test("a bundle carries a limit as a number, and not the table of them all", async () => {
  const code = await bundled(
    'import { limits } from "@evolve/contracts/limits";\nexport const minutes = limits.idleTimeoutMinutes;',
  );
  expect(code).toContain("15");
  expect(code).not.toContain("pageSizeMax");
});
