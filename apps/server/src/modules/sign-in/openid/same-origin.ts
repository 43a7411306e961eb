/** Of a client's addresses, the one at the origin that it signed in from; else its first. */
export const addressBeside = (redirectUri: string, addresses: readonly string[]): string | null => {
  const { origin } = new URL(redirectUri);
  return addresses.find((address) => new URL(address).origin === origin) ?? addresses[0] ?? null;
};
