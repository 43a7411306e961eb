import * as contract from "@evolve/contracts/openid";
import { frontchannelAddress } from "./frontchannel.ts";
import { listToldClients } from "./logout-repository.ts";
import { operation } from "../../../core/operation.ts";
import { openidProvider } from "./openid.ts";

/** The clients of an ended session, for the page that signs out: which frames to load, and whom the server has reached. */
export const logoutOutcome = operation(contract.logoutOutcome, async ({ body: { sessionId }, services }) => {
  const openid = services.use(openidProvider);
  const told = await listToldClients(services.database.system, sessionId);
  const clients = await Promise.all(
    told.map(async ({ clientId, redirectUri, state }) => {
      const client = await openid.clients.find(clientId);
      const addresses = client?.frontchannelLogoutUris ?? [];
      const frontchannel = frontchannelAddress(openid.issuer(), sessionId, redirectUri, addresses);
      const backchannel = state === "open" ? ("waiting" as const) : state;
      return { name: client?.name ?? clientId, frontchannel, backchannel };
    }),
  );
  return { clients };
});
