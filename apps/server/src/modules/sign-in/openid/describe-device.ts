import * as contract from "@evolve/contracts/openid";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { readProfile } from "../../directory/users/index.ts";
import { findSignedInByCookie, readSessionCookie } from "../sessions/index.ts";
import { findDeviceRequest } from "./device-code.ts";
import { openidProvider } from "./openid.ts";

/** Which client the user of the browser's session is about to connect, by the code that the device shows. */
export const describeDevice = operation(contract.describeDevice, async ({ body, http, services }) => {
  const session =
    (await findSignedInByCookie(services, readSessionCookie(services.config, http))) ?? refuse("signedOut");
  const { clients } = services.use(openidProvider);
  const { client, scopes } = await findDeviceRequest(services, clients, session, body.userCode);
  const profile = await services.database.readTenant(session.tenantId, (tx) =>
    readProfile(tx, session.tenantId, session.userId),
  );
  return { clientName: client.name, userName: profile?.userName ?? "", scopes: [...scopes] };
});
