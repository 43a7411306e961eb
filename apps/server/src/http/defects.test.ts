import { login } from "@evolve/contracts/authentication";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { expect, test, vi } from "vitest";
import { Refusal } from "../core/refusal.ts";

/** Signs in on a server whose password check fails with this error. */
const signInThatFails = async (server: TestServer, error: Error): Promise<number> => {
  const { userName, password } = await buildUser(server.services, await buildTenant(server.services));
  const broken = vi.spyOn(server.services.passwords, "matches").mockRejectedValueOnce(error);
  const { status } = await anonymous(server).call(login, { body: { userName, password } });
  broken.mockRestore();
  return status;
};

test.each([
  ["an error that the call does not declare", new Refusal("notFound"), 404, /undeclared error.*login.*notFound/],
  ["an error that nobody expected", new Error("a slip"), 500, /unexpected error.*a slip/],
])("A test fails that makes the server answer with %s", async (_case, error, status, words) => {
  const server = await startTestServer();
  expect(await signInThatFails(server, error)).toBe(status);
  await expect(server.close()).rejects.toThrow(words);
});

test("A defect that a test causes on purpose fails no test", async () => {
  const server = await startTestServer();
  server.allowDefects("a slip");
  expect(await signInThatFails(server, new Error("a slip"))).toBe(500);
  await server.close();
});

test.each(["22021", "22P02", "22P05"])(
  "A text that the database cannot store (%s) is a bad request, and a defect: the contract should have refused it",
  async (code) => {
    const server = await startTestServer();
    expect(await signInThatFails(server, Object.assign(new Error("a text"), { code }))).toBe(400);
    await expect(server.close()).rejects.toThrow(/unfit text.*login.*a text/);
  },
);
