/**
 * Runs a command's work: its number becomes the exit code, its error one message and exit code 1.
 *
 * @param {() => Promise<number>} work
 */
export const main = (work) => {
  work().then(
    (code) => (process.exitCode = code),
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
};
