import type { Page } from "@playwright/test";

export type Message = Readonly<Record<string, unknown>>;

/** Puts a frame on a page, as an app around the suite would, and gathers what it says. */
export const openFrame = async (page: Page, url: string) => {
  const id = `frame-${Math.random().toString(36).slice(2)}`;
  await page.evaluate(
    ([name, address]) => {
      const heard: unknown[] = [];
      Object.assign(window, { [name]: heard });
      const frame = document.createElement("iframe");
      frame.id = name;
      frame.title = name;
      addEventListener("message", ({ data, source }) => {
        if (source === frame.contentWindow) heard.push(data);
      });
      frame.src = address;
      document.body.append(frame);
    },
    [id, url] as const,
  );
  return {
    frame: page.frameLocator(`#${id}`),
    heard: () => page.evaluate((name) => (window as unknown as Record<string, Message[]>)[name] ?? [], id),
    post: (message: Message) =>
      page.evaluate(
        ([name, sent]) => {
          const frame = document.getElementById(name) as HTMLIFrameElement;
          frame.contentWindow?.postMessage(sent, "*");
        },
        [id, message] as const,
      ),
  };
};
