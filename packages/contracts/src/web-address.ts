/** A path on the host itself, or an address of http or https without credentials; never `javascript:`. */
export const isWebAddress = (text: string): boolean => {
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return true;
  const url = /^https?:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null;
  return url?.username === "" && url.password === "";
};
