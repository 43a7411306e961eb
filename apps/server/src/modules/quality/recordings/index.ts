import { defineModule } from "../../../core/module.ts";
import { deleteInteraction } from "./delete-interaction.ts";
import { holdInteraction, releaseInteraction } from "./legal-hold.ts";
import { addRecordingMarker, deleteRecordingMarker, updateRecordingMarker } from "./markers.ts";
import { readOwnInteraction, searchOwnInteractions, startOwnListening } from "./own-interactions.ts";
import { pushInteractions } from "./push-interactions.ts";
import { readInteraction } from "./read-interaction.ts";
import { interactionChoices, searchInteractions } from "./search-interactions.ts";
import { serveAudio } from "./serve-audio.ts";
import { readRecordingSettings, saveRecordingSettings } from "./settings.ts";
import { startListening } from "./start-listening.ts";
import { uploadRecording } from "./upload-recording.ts";

export { type NewInteraction, putInteractions } from "./interactions-repository.ts";
export { interactionsPushed } from "./interactions-pushed.ts";
export {
  findInteractionRow,
  listInteractionChoices,
  matchingFacts,
  matchingInteractions,
} from "./search-repository.ts";
export { completeRecording } from "./recordings-repository.ts";
export { storeRecording } from "./store-recording.ts";

export const recordings = defineModule({
  operations: [
    pushInteractions,
    searchInteractions,
    interactionChoices,
    readInteraction,
    deleteInteraction,
    holdInteraction,
    releaseInteraction,
    uploadRecording,
    startListening,
    addRecordingMarker,
    updateRecordingMarker,
    deleteRecordingMarker,
    readRecordingSettings,
    saveRecordingSettings,
    searchOwnInteractions,
    readOwnInteraction,
    startOwnListening,
  ],
  routes: serveAudio,
});
