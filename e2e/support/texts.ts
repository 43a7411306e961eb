import { expect, type Page } from "@playwright/test";

/** Pixels that the page can be scrolled sideways: none at any width. In the shell it is the main part that scrolls. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll("main")];
    return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** Texts that are cut off without an ellipsis to say so. */
const clippedTexts = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((part) => {
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
    const isClipped = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
      // What only a screen reader reads is cut off on purpose.
      if (position === "absolute" && element.clientWidth <= 1) return false;
      const wide =
        overflowX !== "visible" && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1;
      return wide || (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 3);
    };
    return [...document.querySelectorAll(`:is(${part}) *`)]
      .filter((element) => hasText(element) && isClipped(element))
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
  }, within);

/** Pairs of texts that lie on one another. What floats over a page (a menu, a sticky header) is compared with itself alone. */
const overlappingTexts = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((part) => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    interface Place {
      /** What of the element is not cut off by those around it. */
      readonly seen: Box;
      /** The element that it floats with. */
      readonly layer: Element;
    }
    const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const places = new Map<Element, Place>();
    const placeOf = (element: Element): Place => {
      const known = places.get(element);
      if (known) return known;
      const { overflowX, overflowY, position, transform, zIndex } = getComputedStyle(element);
      const around = element.parentElement ? placeOf(element.parentElement) : { seen: everywhere, layer: element };
      const cuts = overflowX !== "visible" || overflowY !== "visible";
      const floats = !["static", "relative"].includes(position) || transform !== "none" || zIndex !== "auto";
      const place = {
        seen: cuts ? meet(around.seen, element.getBoundingClientRect()) : around.seen,
        layer: floats ? element : around.layer,
      };
      places.set(element, place);
      return place;
    };

    const texts: (Box & { readonly node: Node; readonly layer: Element })[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.closest(part) || node.textContent?.trim() === "") continue;
      if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { seen, layer } = placeOf(parentElement);
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = meet(line, seen);
        if (box.right - box.left > 2 && box.bottom - box.top > 2) texts.push({ ...box, node, layer });
      }
    }
    texts.sort((a, b) => a.top - b.top);

    const found = new Set<string>();
    for (const [index, one] of texts.entries())
      for (let next = index + 1; next < texts.length; next += 1) {
        const other = texts[next];
        if (other === undefined || other.top > one.bottom) break;
        if (other.node === one.node || other.layer !== one.layer) continue;
        const { left, top, right, bottom } = meet(one, other);
        const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
        // Lines that are set close share a pixel or two of their height.
        if (right - left > 2 && bottom - top > lower / 3)
          found.add(`${one.node.textContent ?? ""} / ${other.node.textContent ?? ""}`);
      }
    return [...found];
  }, within);

/** No text is cut off, lies on another or makes the page wider than its window; in a part of it where one is given. */
export const expectSoundTexts = async (page: Page, what: string, within = "body"): Promise<void> => {
  const faults = async () => ({
    sideways: await sidewaysScroll(page),
    cutOff: await clippedTexts(page, within),
    overlapping: await overlappingTexts(page, within),
  });
  // What measures its room follows a window that changes its size some frames later.
  await expect.soft
    .poll(faults, { message: what, timeout: 5_000 })
    .toEqual({ sideways: 0, cutOff: [], overlapping: [] });
};
