/**
 * React Aria has a pending button said by reference (`role="img"` with `aria-labelledby`) and keeps the reference for seven
 * seconds. When the button has gone by then, with the modal that it saved say, it is an image without a name.
 */
export function forgetGoneAnnouncements(): void {
  for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) {
    const ids = said.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (!ids.some((id) => document.getElementById(id))) said.remove();
  }
}
