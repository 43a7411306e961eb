import type { FastifyRequest } from "fastify";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { browserNameOf, sendNotice } from "../../platform/notices/index.ts";
import { notify } from "../../platform/notifications/index.ts";
import { deviceIdOf } from "./cookie.ts";
import { deleteDevices, listDeviceRows, noteDevice } from "./repository.ts";

/** More are of no use to anybody; programs that keep no cookies would leave one with each sign-in. */
const mostDevices = 20;

/**
 * Makes the browser of a sign-in a known device of its user; answers its id, for the cookie. A user who has other devices is
 * notified by mail, unless this one looks just like one of them: then it is a browser that keeps no cookies.
 */
export const rememberDevice = async (
  services: Services,
  tx: TenantTransaction,
  person: { tenantId: string; userId: string },
  http: FastifyRequest,
): Promise<string> => {
  const { tenantId, userId } = person;
  const brought = deviceIdOf(services, http);
  const id = brought ?? newId();
  const userAgent = (http.headers["user-agent"] ?? "").slice(0, 300);
  const now = services.clock.now();
  const [isNew, listed] = await Promise.all([
    noteDevice(tx, { tenantId, userId, id, userAgent, address: http.ip, now }),
    // Without a cookie the device is new: the devices to compare it with are read in the same round trip.
    brought === null ? listDeviceRows(tx, tenantId, userId) : null,
  ]);
  if (!isNew) return id;
  const others = (listed ?? (await listDeviceRows(tx, tenantId, userId))).filter((device) => device.id !== id);
  const isFamiliar = others.some((device) => device.userAgent === userAgent && device.address === http.ip);
  if (others.length > 0 && !isFamiliar) {
    const browser = browserNameOf(userAgent);
    await sendNotice(services, tx, http, person, "newDevice");
    await notify(services, tx, {
      to: { users: [userId] },
      topic: "security",
      text: { key: browser === "" ? "newDeviceUnknown" : "newDevice", values: { browser, address: http.ip } },
      linkURL: "/my-space/#/security",
    });
  }
  const surplus = others.slice(mostDevices - 1).map((device) => device.id);
  if (surplus.length > 0) await deleteDevices(tx, tenantId, userId, surplus);
  return id;
};
