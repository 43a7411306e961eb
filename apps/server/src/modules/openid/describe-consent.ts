import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/openid";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { findSignedInByCookie, readSessionCookie } from "../sessions/index.ts";
import { readProfile } from "../users/index.ts";
import type { Openid } from "./openid.ts";

type Call = typeof contract.describeConsent;

/** What the user of the browser's session is asked to allow. */
export const describeConsent =
  (services: Services, openid: Openid) =>
  async ({ body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const request = (await openid.check(body)) ?? refuse("invalidLoginRequest");
    const session = (await findSignedInByCookie(services, readSessionCookie(http))) ?? refuse("signedOut");
    const profile = await services.database.readTenant(session.tenantId, (tx) =>
      readProfile(tx, session.tenantId, session.userId),
    );
    return { clientName: request.client.name, userName: profile?.userName ?? "", scopes: [...request.scopes] };
  };
