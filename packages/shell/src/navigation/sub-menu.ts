/** Only one sub-menu is open at a time; toggling the open one closes it. */
export const toggleSubMenu = (open: string | null, toggled: string): string | null =>
  open === toggled ? null : toggled;
