/** The page that embeds this one: around its frame, or the one that opened its window. Null for a page on its own. */
export const hostPage = (self: Pick<Window, "parent" | "opener">): Pick<Window, "postMessage"> | null =>
  self.parent === self ? (self.opener as Window | null) : self.parent;
