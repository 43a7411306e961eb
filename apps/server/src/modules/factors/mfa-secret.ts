import type { CallAnswer } from "@evolve/contracts/call";
import type { mfaSecret as contract } from "@evolve/contracts/factors";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import type { HostBrand } from "../branding/index.ts";
import { sealTicket } from "./enrolment-ticket.ts";
import { newTotpSecret, totpAddress } from "./totp.ts";

type Call = typeof contract;

/** A secret for an authenticator app. Public, since who must enrol at sign-in has no session yet; it is nobody's until it is confirmed. */
export const mfaSecret =
  (services: Services, brandOfHost: (host: string) => Promise<HostBrand>) =>
  async ({ query, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { profile } = await brandOfHost(http.hostname);
    const secret = newTotpSecret();
    const address = totpAddress(secret, profile?.brandName ?? "Evolve", query.userName ?? http.hostname);
    return { secret, address, ticket: sealTicket(services, secret) };
  };
