import { addPasskey, listPasskeys, passkeyRegistration } from "@evolve/contracts/factors";
import type { Call } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { authInfo, CallError, type Client } from "@evolve/session";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { declinePasskey, wantsOffer } from "./upgrade.ts";

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const made = {
  id: "bWFkZQ",
  rawId: bytes("made"),
  type: "public-key",
  authenticatorAttachment: "platform",
  response: { clientDataJSON: bytes("{}"), attestationObject: bytes("attested"), getTransports: () => ["internal"] },
  getClientExtensionResults: () => ({}),
} as unknown as Credential;
const options = {
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "localhost", name: "Evolve" },
  user: { id: "dTE", name: "ann@acme.test", displayName: "Ann" },
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
};

/** Somebody is signed in, in a browser that can make passkeys quietly or not; what its password manager does. */
const signedIn = ({
  canCreateQuietly = true,
  passkeys = [] as readonly unknown[],
  create = (): Promise<Credential | null> => Promise.resolve(made),
  refuses = false,
}) => {
  const getClientCapabilities = () => Promise.resolve({ conditionalCreate: canCreateQuietly });
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => undefined, { getClientCapabilities }),
  );
  const asked = vi.spyOn(navigator.credentials, "create").mockImplementation(create);
  const call = vi.fn((contract: Call, _input?: unknown): Promise<unknown> => {
    if (contract === listPasskeys) return Promise.resolve({ passkeys });
    if (contract === passkeyRegistration) return Promise.resolve(options);
    if (contract === addPasskey && !refuses) return Promise.resolve({ passkey: {} });
    return Promise.reject(new CallError({ code: codeOf("passkeyRefused"), status: 400 }));
  });
  const kept = () => call.mock.calls.filter(([contract]) => contract === addPasskey).map(([, input]) => input);
  return { client: { call } as unknown as Client, asked, call, kept };
};

const signalOf = (asked: ReturnType<typeof signedIn>["asked"]): AbortSignal | undefined =>
  asked.mock.calls[0]?.[0]?.signal;

beforeEach(() => {
  localStorage.clear();
  authInfo.write({
    accessToken: `e30.${btoa(JSON.stringify({ sub: "u1" })).replaceAll("=", "")}.x`,
    accessTokenExpiry: 4_000_000_000,
    refreshToken: "r",
    refreshTokenExpiry: 4_000_000_000,
    sessionId: "s1",
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  authInfo.clear();
});

it("a password manager that makes passkeys by itself is asked quietly; nobody is offered one then", async () => {
  const { client, asked, kept } = signedIn({});
  expect(await wantsOffer(client)).toBe(false);
  const [given] = asked.mock.calls[0] ?? [];
  expect(given).toMatchObject({
    mediation: "conditional",
    publicKey: { authenticatorSelection: { userVerification: "preferred" } },
  });
  expect(kept()).toMatchObject([{ body: { isQuiet: true, credential: { id: "bWFkZQ" } } }]);
});

it("a browser that cannot make passkeys quietly is not asked to, and the user is offered one", async () => {
  const { client, asked } = signedIn({ canCreateQuietly: false });
  expect(await wantsOffer(client)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

it("a browser that does not tell what it can do is not asked to either", async () => {
  const { client, asked } = signedIn({});
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  expect(await wantsOffer(client)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

it("a password manager that declines, or whose passkey the server refuses, leaves the offer to the user", async () => {
  const declines = signedIn({ create: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
  expect(await wantsOffer(declines.client)).toBe(true);
  expect(declines.kept()).toEqual([]);
  vi.restoreAllMocks();
  const refused = signedIn({ refuses: true });
  expect(await wantsOffer(refused.client)).toBe(true);
});

it("one that does not answer within two and a half seconds is cancelled, and the user is offered a passkey", async () => {
  vi.useFakeTimers();
  const { client, asked, kept } = signedIn({});
  asked.mockImplementation(
    (given) =>
      new Promise((_resolve, reject) => {
        given?.signal?.addEventListener("abort", () => reject(given.signal?.reason as Error));
      }),
  );
  const offers = wantsOffer(client);
  await vi.advanceTimersByTimeAsync(2_499);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(signalOf(asked)?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signalOf(asked)?.aborted).toBe(true);
  expect(await offers).toBe(true);
  expect(kept()).toEqual([]);
});

it("a passkey that is made in time is not cancelled later", async () => {
  vi.useFakeTimers();
  const { client, asked } = signedIn({});
  expect(await wantsOffer(client)).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signalOf(asked)?.aborted).toBe(false);
});

it("who has a passkey, or has declined one in this browser, is neither asked nor offered one", async () => {
  const owner = signedIn({ passkeys: [{}] });
  expect(await wantsOffer(owner.client)).toBe(false);
  expect(owner.asked).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  const other = signedIn({});
  declinePasskey();
  expect(await wantsOffer(other.client)).toBe(false);
  expect(other.call).not.toHaveBeenCalled();
});
