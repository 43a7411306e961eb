/** Something whose code comes later. */
export interface LazyPart {
  /** Loads it ahead of its use. It may be called as often as one likes; what failed is asked for again. */
  readonly fetch: () => void;
  /** The same; resolves when it has come or has failed. */
  readonly settled: () => Promise<void>;
}

export interface LazyValue<Value> extends LazyPart {
  /** For React's `use`: the same promise while React waits for it, a rejected one until it is forgotten. */
  readonly bring: () => Promise<Value>;
  /** What has come. */
  readonly read: () => Value | undefined;
  readonly forgetFailure: () => void;
}

/** What a module has, loaded when it is first asked for. */
export const lazyValue = <Value>(load: () => Promise<Value>): LazyValue<Value> => {
  let loading: Promise<Value> | undefined;
  let failed: Promise<Value> | undefined;
  let known: Value | undefined;

  const bring = (): Promise<Value> => {
    if (!loading) {
      const coming = load();
      loading = coming;
      coming.then(
        // What has come is drawn at once: React's `use` reads these two of a promise.
        (value) => void Object.assign(coming, { status: "fulfilled", value: (known = value) }),
        () => void (failed = coming),
      );
    }
    return loading;
  };
  const forgetFailure = () => {
    if (loading === failed) loading = undefined;
  };
  const settled = async () => {
    forgetFailure();
    await bring().catch(() => undefined);
  };
  return { bring, read: () => known, forgetFailure, settled, fetch: () => void settled() };
};
