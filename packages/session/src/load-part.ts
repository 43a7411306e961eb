declare global {
  interface ImportMeta {
    /** Put in by the build. */
    readonly env: { readonly BASE_URL: string };
  }
}

/**
 * Loads a part of a page that was left for later. The build puts every `import()` through here, with the files that the part
 * needs. A browser never asks again for a module that once failed to come, so the files are first fetched, as often as the
 * line needs, and then imported from its cache. Rejects with a MissingPartError when the server has no such file: a newer version
 * has been installed since the page was opened.
 */
export const loadPart = async <T>(load: () => Promise<T>, needed: readonly string[] = []): Promise<T> => {
  const own = /import\(\W\.\/([\w.-]+)/.exec(String(load))?.[1];
  const addresses = needed.concat(own ?? []).map((file) => import.meta.env.BASE_URL + file);
  await Promise.all(addresses.map(bringOnce));
  return load().catch(async (error: unknown) => {
    // A file that was here may have gone from the server before it was imported.
    await Promise.all(addresses.map(fetchUntilHere));
    throw error;
  });
};

const coming = new Map<string, Promise<void>>();

const bringOnce = (address: string): Promise<void> => {
  let file = coming.get(address);
  if (!file) {
    file = bring(address);
    coming.set(address, file);
    file.catch(() => coming.delete(address));
  }
  return file;
};

const bring = async (address: string): Promise<void> => {
  if (document.querySelector(`script[src="${address}"],link:not([rel=prefetch])[href="${address}"]`)) return;
  await fetchUntilHere(address);
  if (address.endsWith(".css")) await applyStyles(address);
};

const longestPauseMs = 8_000;

/** A failed line or server is tried again, later each time, and at once when the browser says that it is back. */
const fetchUntilHere = async (address: string): Promise<void> => {
  for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const answer = await fetch(address).then(
      async (response) => (await response.blob(), response),
      () => null,
    );
    if (answer?.ok) return;
    if (answer && answer.status < 500 && answer.status !== 429) {
      // By its name alone widgets know it: they import nothing of the session.
      throw Object.assign(new Error(`${address}: ${answer.status}`), { name: "MissingPartError" });
    }
    await pause(pauseMs);
  }
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    addEventListener("online", goOn);
  });

const applyStyles = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "stylesheet",
        href: address,
        onload: resolve,
        onerror: () => reject(new Error(address)),
      }),
    );
  });
