import type { FramePage } from "./frame-page.ts";

const element = (name: "link" | "script", attributes: Readonly<Record<string, string>>): void => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  document.head.append(made);
};

/** The page that may stand in a frame, and where it leads when its link is spent or broken. */
const framed: readonly string[] = ["/setPasswordIframe", "/expiredInvitation", "/error"];

/**
 * Shows the one page that may stand in a frame. The other addresses of the sign-in area are no place for a frame, so going
 * there reloads the document, which is empty.
 */
export const framedPage = ({ styles, script }: FramePage): void => {
  for (const href of styles) element("link", { rel: "stylesheet", href });
  element("script", { type: "module", src: script });
  addEventListener("hashchange", () => {
    if (!framed.includes(pathOf(location.hash))) location.reload();
  });
};

/** `/setPasswordIframe` of `#/setPasswordIframe?token=1`. */
export const pathOf = (hash: string): string => /^#(\/[^?]*)/.exec(hash)?.[1] ?? "/";
