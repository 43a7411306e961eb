/** Scrolls so many pixels a frame and answers the 95th of 100 times between frames, in milliseconds. */
export const scrollThrough = async ({
  frames: count,
  pixelsAFrame: step,
}: {
  frames: number;
  pixelsAFrame: number;
}) => {
  const isScroller = (element: Element): boolean =>
    element.scrollHeight > element.clientHeight + step && /auto|scroll/.test(getComputedStyle(element).overflowY);
  let scroller = document.querySelector('[role="gridcell"]');
  while (scroller && !isScroller(scroller)) scroller = scroller.parentElement;
  if (!scroller) throw new Error("nothing to scroll");
  const times: number[] = [];
  let before = performance.now();
  for (let frame = 0; frame < count; frame += 1) {
    scroller.scrollTop += step;
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    times.push(now - before);
    before = now;
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN;
};
