import { Id } from "@evolve/contracts/validators";
import * as z from "zod/mini";

export const GenerationPayload = z.strictObject({ runId: Id });
