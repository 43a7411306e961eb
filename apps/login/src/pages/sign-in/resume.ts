const key = "sign-in-resume";

/**
 * Reloads the page and goes on with this user name. A browser does not ask again for a part of a page that once failed to
 * come; a new page does.
 */
export const resumeOnNewPage = (userName: string): void => {
  sessionStorage.setItem(key, userName);
  location.reload();
};

/** The user name to go on with, once. */
export const takeResumed = (): string | null => {
  const userName = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return userName;
};
