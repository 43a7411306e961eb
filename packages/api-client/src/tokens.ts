/** The token of an access key, renewed when the server says that it is used up. */
export interface Tokens {
  readonly current: () => Promise<string>;
  /** Forgets a token that was refused, unless another call has replaced it meanwhile. */
  readonly forget: (refused: string) => void;
}

export const tokensBy = (exchange: () => Promise<string>): Tokens => {
  let latest: { token?: string; readonly exchanged: Promise<string> } | undefined;
  /** Calls made at the same time wait for one exchange; a failed one is tried again by the next call. */
  const begin = (): Promise<string> => {
    const begun: typeof latest = { exchanged: exchange() };
    latest = begun;
    begun.exchanged.then(
      (token) => (begun.token = token),
      () => {
        if (latest === begun) latest = undefined;
      },
    );
    return begun.exchanged;
  };
  return {
    current: () => latest?.exchanged ?? begin(),
    forget: (refused) => {
      if (latest?.token === refused) latest = undefined;
    },
  };
};
