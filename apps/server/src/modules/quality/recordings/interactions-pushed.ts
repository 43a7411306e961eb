import { defineEvent } from "../../../core/event.ts";

/** Interactions that are new, or were sent again. */
export const interactionsPushed = defineEvent<{ readonly ids: readonly string[] }>("interactions pushed");
