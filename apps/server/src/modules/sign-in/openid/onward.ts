/** The client's own address with an answer for it; `iss` tells it whose (RFC 9207). */
export const onwardAddress = (
  issuer: string,
  { redirectUri, state }: { redirectUri: string; state: string | undefined },
  answer: Readonly<Record<string, string>>,
): string => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state !== undefined && { state }), iss: issuer }))
    url.searchParams.set(name, value);
  return url.href;
};
