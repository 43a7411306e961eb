/** Of a client's addresses, the one at the origin that it signed in from, if any (a device has none); else its first. */
export const addressBeside = (redirectUri: string, addresses: readonly string[]): string | null => {
  const origin = URL.parse(redirectUri)?.origin;
  return addresses.find((address) => new URL(address).origin === origin) ?? addresses[0] ?? null;
};
