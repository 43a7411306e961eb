import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Call } from "@evolve/contracts/call";

/** What a stranger may ask about a name, and the statuses that it is answered with. */
export interface Question {
  readonly call: Pick<Call, "path">;
  readonly of: (userName: string) => object;
  readonly answeredWith: readonly number[];
}

/** Asks over one connection, as another caller each time; answers the milliseconds from the request's first byte to the answer's last. */
export const createAsking = (url: string): ((question: Question, userName: string) => Promise<number>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let callers = 0;
  return async ({ call, of, answeredWith }, userName) => {
    callers += 1;
    const body = JSON.stringify(of(userName));
    // What the last one left behind is done before the next begins.
    await sleep(1);
    return new Promise((resolve, reject) => {
      let began = 0;
      const asking = request(
        url + call.path,
        {
          agent,
          method: "POST",
          headers: {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
            "x-forwarded-for": `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
          },
        },
        (answer) => {
          answer.resume();
          answer.once("end", () => {
            const milliseconds = performance.now() - began;
            if (answeredWith.includes(answer.statusCode ?? 0)) resolve(milliseconds);
            else reject(new Error(`${call.path} was answered with ${answer.statusCode ?? 0}`));
          });
        },
      );
      asking.once("error", reject);
      began = performance.now();
      asking.end(body);
    });
  };
};
