import { type MultiSkillQuestion, multiSkillRequirement } from "@evolve/workforce";
import type { Posted } from "./shared-skills-question.ts";

/* The entry of the thread that calculates a requirement with shared skills, while the page stays alive. */

const post = (posted: Posted): void => self.postMessage(posted);

self.onmessage = ({ data }: MessageEvent<MultiSkillQuestion>) => {
  post({ answer: multiSkillRequirement(data, { onProgress: (done) => post({ done }) }) });
};
