import { codeOf } from "@evolve/contracts/errors";
import { CallError } from "@evolve/session";
import { renderScreen } from "@evolve/shell/testing";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { MetadataReader } from "./metadata-reader.tsx";

const metadata = { entityId: "https://idp.acme.test", skippedCertificates: 0 };

/** @param answer what the server makes of the metadata */
const show = async (answer: () => unknown) => {
  const onRead = vi.fn();
  const shown = await renderScreen({
    Screen: () => <MetadataReader onRead={onRead} />,
    areas: ["singleSignOn", "files"],
    permissions: ["sso:edit"],
    answers: { readSamlMetadata: answer },
  });
  const choose = (text: string, name = "metadata.xml") => {
    const input = shown.screen.container.querySelector("input[type=file]") as HTMLInputElement;
    return userEvent.upload(input, new File([text], name, { type: "text/xml" }));
  };
  return { ...shown, onRead, choose };
};

test("Metadata from a file fill the form", async () => {
  const { screen, choose, onRead, inputsOf } = await show(() => metadata);
  await choose("<EntityDescriptor/>");
  await expect.poll(() => onRead.mock.calls).toEqual([[metadata]]);
  expect(inputsOf("readSamlMetadata")).toEqual([{ body: { xml: "<EntityDescriptor/>" } }]);
  await expect.element(screen.getByText(/The metadata was read\./)).toBeVisible();
});

test("Certificates that cannot be used are told of", async () => {
  const { screen, choose } = await show(() => ({ ...metadata, skippedCertificates: 2 }));
  await choose("<EntityDescriptor/>");
  await expect.element(screen.getByText(/without 2 certificates that can’t be used/)).toBeVisible();
});

test("A file that holds something else is refused, and another can be chosen", async () => {
  const { screen, choose, onRead, inputsOf } = await show(() => {
    throw new CallError({ code: codeOf("samlMetadata"), status: 400, details: "invalid" });
  });
  await choose("<html/>");
  await expect.element(screen.getByText(/These aren’t the metadata/)).toBeVisible();
  await choose("<html></html>");
  await expect.poll(() => inputsOf("readSamlMetadata")).toHaveLength(2);
  expect(onRead).not.toHaveBeenCalled();
});
