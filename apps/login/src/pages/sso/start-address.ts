/** Where the server begins a sign-in at a tenant's identity provider. */
export const startAddress = (tenantId: string, redirectUrl: string): string => {
  const query = new URLSearchParams({ tenantId, ...(redirectUrl !== "" && { redirectURL: redirectUrl }) });
  return `/public/authentication/v1/saml/start?${query.toString()}`;
};

/** The same in a hidden frame, which only looks whether the identity provider knows somebody. */
export const lookAddress = (tenantId: string): string => `${startAddress(tenantId, "")}&passive=true`;
