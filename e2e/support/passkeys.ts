import type { CDPSession, Page } from "@playwright/test";

/** A fingerprint reader of this browser, which always knows its owner. */
export const giveAuthenticator = async (page: Page): Promise<CDPSession> => {
  // It accepts whatever it is offered at once, as nobody would: without this, who opens the sign-in page may be in already.
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
  return session;
};
