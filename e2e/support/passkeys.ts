import type { Page } from "@playwright/test";

/**
 * A fingerprint reader of this browser, which always knows its owner. It accepts whatever it is offered at once, as nobody would: with
 * `inField` also what the sign-in page offers in its field, so that who opens the page is in already.
 */
export const giveAuthenticator = async (page: Page, { inField = false } = {}): Promise<void> => {
  if (!inField)
    await page.addInitScript(() => {
      // An empty page has none.
      if ("PublicKeyCredential" in window)
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
