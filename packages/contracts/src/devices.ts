import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

const Devices = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      browser: z.string(),
      address: z.string(),
      firstUsedAt: z.string(),
      lastUsedAt: z.string(),
      /** Of the caller. */
      current: z.boolean(),
    }),
  ),
});

export const listDevices = defineCall({
  name: "listDevices",
  summary:
    "The devices that the caller has signed in on and that are known since: wrong guesses elsewhere do not lock them.",
  area: "devices",
  method: "GET",
  path: "/authentication/v1/devices",
  access: "signed-in",
  answer: Devices,
  errors: [],
});

export const forgetDevice = defineCall({
  name: "forgetDevice",
  summary: "Forgets a device of the caller: the next sign-in on it is one from a new device.",
  area: "devices",
  method: "DELETE",
  path: "/authentication/v1/devices/:deviceId",
  access: "signed-in",
  notWhileImpersonating: true,
  params: z.strictObject({ deviceId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["notFound"],
});

export const listUserDevices = defineCall({
  name: "listUserDevices",
  summary: "The known devices of a user who holds no more than the caller, newest use first.",
  area: "devices",
  method: "GET",
  path: "/authentication/v1/users/:userId/devices",
  access: { anyOf: ["user:edit"] },
  params: z.strictObject({ userId: Id }),
  answer: Devices,
  errors: ["notFound", "forbidden"],
});

export const forgetUserDevice = defineCall({
  name: "forgetUserDevice",
  summary:
    "Forgets a known device of a user who holds no more than the caller: the next sign-in on it is one from a new device.",
  area: "devices",
  method: "DELETE",
  path: "/authentication/v1/users/:userId/devices/:deviceId",
  access: { anyOf: ["user:edit"] },
  params: z.strictObject({ userId: Id, deviceId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["notFound", "forbidden"],
});
