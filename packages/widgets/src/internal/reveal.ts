const revealing = "ev-reveal";
const framesToShow = 60;

/**
 * Asks whatever hides an element (a tab's panel, a closed section) to show it, then focuses it. The hiding widget need
 * not know the form, nor the form the widget: the request bubbles as an event.
 */
export const revealAndFocus = (element: HTMLElement): void => {
  element.dispatchEvent(new CustomEvent(revealing, { bubbles: true }));
  focusOnceShown(element, framesToShow);
};

/** The panel is shown by the render that the event causes, which a busy browser puts off; what is hidden takes no focus. */
const focusOnceShown = (element: HTMLElement, framesLeft: number): void => {
  requestAnimationFrame(() => {
    const target = focusable(element);
    target.focus();
    if (!target.matches(":focus") && framesLeft > 0) focusOnceShown(element, framesLeft - 1);
  });
};

/** A field of several parts takes no focus itself: the part that Tab reaches does. */
const focusable = (element: HTMLElement): HTMLElement =>
  element.tabIndex >= 0 || element.hasAttribute("tabindex")
    ? element
    : (element.querySelector<HTMLElement>("[tabindex='0'], input, button, select, textarea") ?? element);

/** Listens for such requests from inside `root`; answers the function that stops listening. */
export const onReveal = (root: HTMLElement | null, reveal: (target: HTMLElement) => void): (() => void) => {
  const listener = (event: Event) => {
    if (event.target instanceof HTMLElement) reveal(event.target);
  };
  root?.addEventListener(revealing, listener);
  return () => root?.removeEventListener(revealing, listener);
};
