import { Id } from "@evolve/contracts/validators";
import * as z from "zod/mini";

export const CalculationPayload = z.object({ planningGroupIds: z.array(Id), userId: Id, at: z.string() });
