/** React Aria's first announcement on a page waits for 100 ms: a button can have gone by then. */
const firstWaitsFor = 120;

const forgetNow = (): void => {
  for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) {
    const ids = said.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (!ids.some((id) => document.getElementById(id))) said.remove();
  }
};

/**
 * React Aria has a pending button said by reference (`role="img"` with `aria-labelledby`) and keeps the reference for seven
 * seconds. When the button has gone by then, with the modal that it saved say, it is an image without a name.
 */
export const forgetGoneAnnouncements = (): void => {
  forgetNow();
  setTimeout(forgetNow, firstWaitsFor);
};
