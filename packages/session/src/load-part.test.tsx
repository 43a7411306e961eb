import { expect, it, onTestFinished, vi } from "vitest";
import { loadPart } from "./load-part.ts";

const answer = (status: number) => () => Promise.resolve(new Response("", { status }));
const lostLine = () => Promise.reject(new TypeError("Failed to fetch"));

/** A part of one file, which is answered for in this order. */
const setUp = (file: string, ...answers: (() => Promise<Response>)[]) => {
  vi.useFakeTimers();
  const fetched = vi.spyOn(window, "fetch");
  for (const given of answers) fetched.mockImplementationOnce(given);
  onTestFinished(() => {
    vi.useRealTimers();
    fetched.mockRestore();
  });
  const load = vi.fn(() => Promise.resolve("the part"));
  return { fetched, load, loading: loadPart(load, [file]) };
};

it("a part is asked for again, later each time, while the line is down or the server cannot answer", async () => {
  const { fetched, load, loading } = setUp("a.js", lostLine, answer(503), answer(429), answer(200));
  await vi.advanceTimersByTimeAsync(499);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(loading).resolves.toBe("the part");
  expect(load).toHaveBeenCalledTimes(1);
});

it("once the browser is back on the line, it is asked for at once", async () => {
  const { fetched, loading } = setUp("b.js", lostLine, answer(200));
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event("online"));
  await expect(loading).resolves.toBe("the part");
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("a file that the server has no more is a missing part, and is not asked for again", async () => {
  const { fetched, load, loading } = setUp("c.js", answer(404));
  await expect(loading).rejects.toMatchObject({ name: "MissingPartError" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});
