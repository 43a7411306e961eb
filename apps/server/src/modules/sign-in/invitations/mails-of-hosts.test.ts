import { changeEmail } from "@evolve/contracts/email-verification";
import { inviteUsers } from "@evolve/contracts/invitations";
import { saveBrand } from "@evolve/contracts/branding-editor";
import { forgotPassword } from "@evolve/contracts/passwords";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { mailAfter } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";

const north = "north.globex.test";
const foreign = "foreign.test";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { hosts: [north, "south.globex.test"] });
  await buildTenant(server.services, { hosts: [foreign] });
  const permissions = ["tenant:edit", "user:create", "user:edit"];
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const look = { headerTextColor: "#ffffff", supportEmail: "", coBrand: "", marketingUrl: "" };
  await administrator.call(saveBrand, {
    query: {},
    body: { ...look, brandName: "Globex", backgroundColor: "#0f6b4f" },
  });
  await administrator.call(saveBrand, {
    query: { host: north },
    body: { ...look, brandName: "Globex North", backgroundColor: "#7a1f1f" },
  });
});
afterAll(() => server.close());

const styleOf = ({ subject, html, text }: Email) => ({
  brand: /Globex( North)?/.exec(subject ?? "")?.[0],
  colour: /background:(#\w+);color/.exec(html?.split("<a ")[1] ?? "")?.[1],
  origin: /^https?:\/\/[^/\s]+/m.exec(text ?? "")?.[0],
});
const styleOfNorth = { brand: "Globex North", colour: "#7a1f1f", origin: "http://north.globex.test:8080" };
const styleOfTenant = { brand: "Globex", colour: "#0f6b4f", origin: "http://localhost:8080" };

const resetAt = async (host: string) => {
  const { userName } = await buildUser(server.services, tenant);
  return styleOf(
    await mailAfter(server.mail, userName, /./, () =>
      anonymous(server).send(forgotPassword, { body: { userName }, headers: { host } }),
    ),
  );
};

test("A reset that is asked for at a host has that host's look and leads there", async () => {
  expect(await resetAt(`${north.toUpperCase()}:1337`)).toEqual(styleOfNorth);
});

test("A host of another tenant, or of nobody, changes neither the look of a mail nor where it leads", async () => {
  expect(await resetAt(foreign)).toEqual(styleOfTenant);
  expect(await resetAt("evil.example")).toEqual(styleOfTenant);
});

test("So do an invitation and the check of an address, which an administrator causes at a host", async () => {
  const headers = { host: north };
  const invited = await mailAfter(server.mail, "new@globex.test", /./, () =>
    administrator.send(inviteUsers, { body: { emailAddressesList: ["new@globex.test"] }, headers }),
  );
  expect(styleOf(invited)).toEqual(styleOfNorth);
  const { id: userId } = await buildUser(server.services, tenant, { permissions: [] });
  const checked = await mailAfter(server.mail, "other@globex.test", /./, () =>
    administrator.send(changeEmail, {
      path: changeEmail.path.replace(":userId", userId),
      body: { emailAddress: "other@globex.test" },
      headers,
    }),
  );
  expect(styleOf(checked)).toEqual(styleOfNorth);
});
