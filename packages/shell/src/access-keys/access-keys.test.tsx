import { expect, test } from "vitest";
import { renderScreen } from "../../test/render-screen.tsx";
import { AccessKeys } from "./access-keys.tsx";

test("Beside access keys is the way to the reference of the API that they open", async () => {
  const { screen } = await renderScreen({
    Screen: () => <AccessKeys userId="u1" />,
    areas: ["accessKeys"],
    permissions: ["myAccessKey:view"],
    answers: { listAccessKeys: () => ({ accessKeys: [] }) },
  });
  const link = screen.getByRole("link", { name: /API reference/ });
  await expect.element(link).toHaveAttribute("href", "/docs/api");
});
