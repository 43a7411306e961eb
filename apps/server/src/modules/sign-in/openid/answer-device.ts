import * as contract from "@evolve/contracts/openid";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findSignedInByCookie, readSessionCookie } from "../sessions/index.ts";
import { allowDevice, denyDevice, findDeviceRequest } from "./device-code.ts";
import { openidProvider } from "./openid.ts";

/** Connects a device to the user of the browser's session, or tells it that they refuse. */
export const answerDevice = operation(contract.answerDevice, async ({ body, http, services, now }) => {
  const session =
    (await findSignedInByCookie(services, readSessionCookie(services.config, http))) ?? refuse("signedOut");
  const { tenantId, userId } = session;
  const device = await findDeviceRequest(services, services.use(openidProvider).clients, session, body.userCode);
  if (body.allow) {
    const details = { client: device.client.id, scopes: device.scopes.join(" ") };
    await allowDevice(services, device, session, (tx) =>
      recordEvent(tx, { tenantId, at: now, action: "openid.device-connected", actorId: userId, details }),
    );
  } else await denyDevice(services, device);
  return { success: true };
});
