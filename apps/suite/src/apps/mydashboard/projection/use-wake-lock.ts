import { useEffect } from "react";

/** Keeps the screen on while the page is to be seen. A browser that cannot, or that saves its battery, just does not. */
export const useWakeLock = (): void => {
  useEffect(() => {
    // Only where the page is secure, and not in every browser.
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
    if (wakeLock === undefined) return;
    const over = new AbortController();
    let lock: WakeLockSentinel | undefined;
    const request = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await wakeLock.request("screen").catch(() => undefined);
      if (over.signal.aborted) await lock?.release();
    };
    // The browser lets go of it whenever the page is hidden.
    const ask = () => void request();
    document.addEventListener("visibilitychange", ask, { signal: over.signal });
    ask();
    return () => {
      over.abort();
      void lock?.release();
    };
  }, []);
};
