import { defineLongJob } from "../../platform/jobs/index.ts";
import { GenerationPayload } from "./generation-payload.ts";

export const scheduleGeneration = defineLongJob({
  name: "schedules.generate",
  input: GenerationPayload,
  module: new URL("./generation-work.ts", import.meta.url),
});
