/** @typedef {import("./stages/unit.mjs").Sum} Sum */

/** What a run has done: the time and the outcome of each stage, and the slowest files. */
export const createSummary = () => {
  /** @type {{ title: string, seconds: number, sum: Sum | undefined }[]} */
  const stages = [];

  /**
   * Runs a stage. What it throws is printed and counts as one failure.
   *
   * @template T
   * @param {string} title
   * @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>}
   */
  const stage = async (title, work) => {
    const began = performance.now();
    /** @type {T | undefined} */
    let result;
    /** @type {Sum | undefined} */
    let sum;
    console.log(`\n━━ ${title}`);
    try {
      result = await work();
      if (isSum(result)) sum = result;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      sum = { passed: 0, failed: 1 };
    }
    const seconds = (performance.now() - began) / 1000;
    stages.push({ title, seconds, sum });
    console.log(`━━ ${title}:${sum ? ` ${sum.passed} passed, ${sum.failed} failed,` : ""} ${seconds.toFixed(1)} s`);
    return result;
  };

  /** @returns {number} the exit code */
  const print = () => {
    console.log("\nstage                      passed  failed  seconds");
    for (const { title, seconds, sum } of stages)
      console.log(title.padEnd(26), cell(sum?.passed), cell(sum?.failed), seconds.toFixed(1).padStart(8));
    const files = stages.flatMap(({ title, sum }) => (sum?.files ?? []).map((time) => ({ title, ...time })));
    if (files.length > 0) console.log("\nslowest files");
    for (const { title, file, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${file} (${title})`);
    const failures = stages.flatMap(({ title, sum }) => (sum?.failures ?? []).map((name) => `${name} (${title})`));
    if (failures.length > 0) console.log(["\nfailed", ...failures].join("\n  "));
    const passed = stages.reduce((all, { sum }) => all + (sum?.passed ?? 0), 0);
    const failed = stages.reduce((all, { sum }) => all + (sum?.failed ?? 0), 0);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  };

  return { stage, print };
};

/** @param {number | undefined} value */
const cell = (value) => (value === undefined ? "" : String(value)).padStart(7);

/**
 * @param {unknown} result
 * @returns {result is Sum}
 */
const isSum = (result) => typeof result === "object" && result !== null && "passed" in result;
