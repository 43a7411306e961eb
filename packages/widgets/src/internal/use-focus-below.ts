import { useEffect, useState } from "react";

/** React Aria gives the focus back within the first frame after a dialog has gone. */
const framesToRestore = 2;
/** A row that was deleted may go only when its list has been read anew. */
const rowGoesWithinMs = 5_000;

/** Where the focus was when a dialog opened. */
interface Opener {
  readonly element: Element;
  /** The list that it was in, whose rows go and come, and its row's place there. */
  readonly list: Element | null;
  readonly at: number;
  /** What surrounds the list, or the opener itself where it is in none, from the inside out. */
  readonly around: readonly Element[];
  /** What had opened the dialog that it was in. */
  readonly before: Opener | undefined;
}

/** By the dialog's element. */
const openers = new WeakMap<Element, Opener>();

/**
 * When a dialog or a question at its button goes and what opened it has gone too, then or a little later, the row that has its
 * place takes the focus; after the last row, what is nearest of what surrounded it; else the dialog below: on the page behind,
 * Escape would close nothing. After a dialog that took the place of another, what opened the first has it.
 */
export const useFocusBelow = (): void => {
  const [opener] = useState(openerNow);
  useEffect(() => {
    const own = dialogs().at(-1);
    // A question at a button is no modal dialog: the last one is then the one that the button is in.
    if (own && !own.contains(opener.element)) openers.set(own, opener);
    return () =>
      afterFrames(framesToRestore, () => {
        focusBelow(opener);
        if (document.activeElement === opener.element) followRow(opener);
      });
  }, [opener]);
};

const openerNow = (): Opener => {
  const element = document.activeElement ?? document.body;
  const dialog = element.closest(".ev-modal-dialog");
  const list = element.closest(".ev-grid, ul, ol, tbody");
  return {
    element,
    list,
    at: list ? [...list.children].findIndex((row) => row.contains(element)) : -1,
    around: ancestorsOf(list ?? element),
    before: dialog ? openers.get(dialog) : undefined,
  };
};

const ancestorsOf = ({ parentElement }: Element): Element[] =>
  parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];

const dialogs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".ev-modal-dialog")];

const focusBelow = (opener: Opener): void => {
  if (document.activeElement !== document.body) return;
  const place = rowOf(opener) ?? nearest(opener) ?? dialogs().at(-1) ?? (opener.before && stillThere(opener.before));
  place?.focus();
};

const stillThere = (opener: Opener): HTMLElement | null => {
  const { element, before } = opener;
  if (element.isConnected && element !== document.body) return element as HTMLElement;
  return rowOf(opener) ?? nearest(opener) ?? (before ? stillThere(before) : null);
};

/** A grid has one stop; of another list it is the first control of the row that has the place, or of the last one. */
const rowOf = ({ list, at }: Opener): HTMLElement | null => {
  if (!list?.isConnected) return null;
  if (list.matches(".ev-grid")) return list.querySelector<HTMLElement>('[data-row][tabindex="0"]');
  const row = list.children[at] ?? list.lastElementChild;
  return row?.querySelector<HTMLElement>("a[href], button, input") ?? null;
};

/** A whole page or dialog takes the focus itself: its first control has nothing to do with the list. */
const holdsFocus = "main, [role=dialog], [role=alertdialog]";

const nearest = ({ around }: Opener): HTMLElement | null => {
  for (const place of around) {
    if (place === document.body) return null;
    if (!place.isConnected) continue;
    if (place.matches(holdsFocus)) return place as HTMLElement;
    const control = place.querySelector<HTMLElement>("button:enabled") ?? place.querySelector<HTMLElement>("a[href]");
    if (control) return control;
  }
  return null;
};

/** Who has gone on to something else by then keeps the focus there. */
const followRow = (opener: Opener): void => {
  const observer = new MutationObserver(() => {
    if (opener.element.isConnected) return;
    observer.disconnect();
    focusBelow(opener);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), rowGoesWithinMs);
};

const afterFrames = (count: number, run: () => void): void => {
  if (count === 0) run();
  else requestAnimationFrame(() => afterFrames(count - 1, run));
};
