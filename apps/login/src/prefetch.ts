const kinds: Readonly<Record<string, string>> = { css: "style", js: "script", woff2: "font" };

/** Fetches the suite's entry into the cache while somebody types, and only where data is not being saved. */
export const prefetchWhenIdle = (addresses: readonly string[]): void => {
  const whenIdle =
    "requestIdleCallback" in window ? requestIdleCallback : (action: () => void) => setTimeout(action, 200);
  const fetchAll = (): void => {
    for (const address of addresses) {
      const link = document.createElement("link");
      const kind = kinds[/\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? ""];
      link.rel = "prefetch";
      link.href = address;
      if (kind !== undefined) link.as = kind;
      if (kind === "font" || kind === "script") link.crossOrigin = "";
      document.head.append(link);
    }
  };
  if (addresses.length === 0) return;
  if (document.readyState === "complete") whenIdle(fetchAll);
  else addEventListener("load", () => whenIdle(fetchAll), { once: true });
};
