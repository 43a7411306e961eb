import { defineModule } from "../../../core/module.ts";
import { reportOffline } from "./report-offline.ts";
import { sessionRecording } from "./session-recording.ts";

/** What the installation learns of how the product is used. */
export const usage = defineModule({ operations: [reportOffline, sessionRecording] });
