import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

export const listDevices = defineCall({
  name: "listDevices",
  summary:
    "The devices that the caller has signed in on and that are known since: wrong guesses elsewhere do not lock them.",
  area: "devices",
  method: "GET",
  path: "/authentication/v1/devices",
  access: "signed-in",
  answer: z.object({
    devices: z.array(
      z.object({
        id: z.string(),
        browser: z.string(),
        address: z.string(),
        firstUsedAt: z.string(),
        lastUsedAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const forgetDevice = defineCall({
  name: "forgetDevice",
  summary: "Forgets a device of the caller: the next sign-in on it is one from a new device.",
  area: "devices",
  method: "DELETE",
  path: "/authentication/v1/devices/:deviceId",
  access: "signed-in",
  params: z.strictObject({ deviceId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["notFound"],
});
