/** Lets the first call through and refuses every other until `milliseconds` have passed since that one. */
export function createThrottle(milliseconds: number, now: () => number = Date.now): (run: () => void) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (run) => {
    const moment = now();
    if (moment - last < milliseconds) return false;
    last = moment;
    run();
    return true;
  };
}
