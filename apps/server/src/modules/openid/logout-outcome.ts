import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/openid";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { frontchannelAddress } from "./frontchannel.ts";
import { listToldClients } from "./logout-repository.ts";
import type { Openid } from "./openid.ts";

type Call = typeof contract.logoutOutcome;

/** The clients of an ended session, for the page that signs out: which frames to load, and whom the server has reached. */
export const logoutOutcome =
  ({ database }: Services, openid: Openid) =>
  async ({ body: { sessionId } }: Request<Call>): Promise<CallAnswer<Call>> => {
    const told = await listToldClients(database.system, sessionId);
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
  };
