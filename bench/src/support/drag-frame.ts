import type { Page } from "@playwright/test";

const moves = 90;

/**
 * Drags a bar by a pixel or two a frame; answers the 95th of 100 times that a move took with what it made React draw and the layout
 * after it, in milliseconds.
 */
export const dragFrame = (page: Page): Promise<number> =>
  page.evaluate(async (count) => {
    const bar = document.querySelector<HTMLElement>("[data-bar]");
    if (!bar) throw new Error("no bar");
    const box = bar.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const fire = (target: EventTarget, type: string, by: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX: x + by, clientY: y, button: 0, pointerType: "mouse" }),
      );
    // React draws in a message of its own, which comes before this one.
    const drawn = (): Promise<void> =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    fire(bar, "pointerdown", 0);
    const times: number[] = [];
    for (let move = 1; move <= count; move += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const before = performance.now();
      fire(document, "pointermove", move * 2);
      await drawn();
      // The layout that the frame would need.
      document.body.getBoundingClientRect();
      times.push(performance.now() - before);
    }
    fire(document, "pointerup", count * 2);
    return times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN;
  }, moves);
