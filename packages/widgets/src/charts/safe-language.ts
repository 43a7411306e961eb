/*
 * uPlot makes a number format of `navigator.language` as soon as it is loaded, and fails where that is no language tag: Chromium under the
 * locale `en_US@posix` calls itself `en-US@posix`. Numbers are written in the page's own language, so any valid tag will do. To be
 * imported before uPlot.
 */
const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};

if (!isTag(navigator.language)) Object.defineProperty(navigator, "language", { value: "en-US", configurable: true });
