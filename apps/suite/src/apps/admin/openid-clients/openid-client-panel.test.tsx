import {
  createOpenidClient,
  type NewOpenidClient,
  type OpenidClient,
  readOpenidClient,
  updateOpenidClient,
} from "@evolve/contracts/openid-clients";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OpenidClientPanel } from "./openid-client-panel.tsx";

const fields = {
  name: "Wallboard",
  grants: ["authorization_code" as const],
  redirectUris: ["https://wallboard.test/callback"],
  postLogoutRedirectUris: [],
  frontchannelLogoutUris: [],
  backchannelLogoutUris: [],
  idTokenAlgorithm: "ES256" as const,
  pairwise: false,
  requiresPushedRequests: false,
  requiresDpop: false,
  skipsConsent: false,
  version: "v1",
} satisfies Partial<OpenidClient>;
const stored: OpenidClient = { ...fields, id: "c1", isConfidential: false, isBuiltIn: false };

const show = (rowId: string | null) =>
  renderScreen({
    Screen: () => <OpenidClientPanel rowId={rowId} onClose={() => undefined} />,
    areas: ["openidClients", "fields"],
    permissions: ["sso:edit"],
    answers: {
      [readOpenidClient.name]: () => ({ client: stored }),
      [updateOpenidClient.name]: () => ({ client: stored }),
      [createOpenidClient.name]: ({ body }: { body?: NewOpenidClient }) => ({
        client: { ...body, id: "c2", isBuiltIn: false, version: "v1" },
        secret: null,
      }),
    },
  });
const option = (name: string) => page.getByText(name, { exact: true });

test.each([
  ["A different user ID for this application", { pairwise: true }],
  ["Accept pushed requests only (PAR)", { requiresPushedRequests: true }],
  ["Bind tokens to the application’s key (DPoP)", { requiresDpop: true }],
  ["Don’t ask people whether they allow it", { skipsConsent: true }],
  ["By a code, on a device without a keyboard", { grants: ["authorization_code", "device_code"] }],
])("The option “%s” of an application is saved as it was chosen, and no other changes", async (name, change) => {
  const { inputsOf } = await show("c1");
  await option(name).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => inputsOf(updateOpenidClient.name))
    .toEqual([{ params: { clientId: "c1" }, body: { ...fields, ...change } }]);
});

test("A new application is registered with the signature and the way of signing in that were chosen", async () => {
  const { inputsOf } = await show(null);
  await page.getByRole("textbox", { name: "Name" }).fill("Kiosk");
  await option("In a browser").click();
  await option("By a code, on a device without a keyboard").click();
  await page.getByRole("button", { name: /Signature of ID tokens/ }).click();
  await page.getByRole("option", { name: "RS256" }).click();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(() => inputsOf(createOpenidClient.name)).toHaveLength(1);
  expect(inputsOf(createOpenidClient.name)[0]?.["body"]).toMatchObject({
    name: "Kiosk",
    isConfidential: true,
    grants: ["device_code"],
    redirectUris: [],
    idTokenAlgorithm: "RS256",
  });
});
