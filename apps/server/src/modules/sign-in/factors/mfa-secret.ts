import { mfaSecret as contract } from "@evolve/contracts/factors";
import { operation } from "../../../core/operation.ts";
import { brandOfHost } from "../../directory/branding/index.ts";
import { sealTicket } from "./enrolment-ticket.ts";
import { newTotpSecret, totpAddress } from "./totp.ts";

/** A secret for an authenticator app. Public, since users who must enrol at sign-in have no session yet; it belongs to nobody until it is confirmed. */
export const mfaSecret = operation(contract, async ({ query, http, services }) => {
  const { profile } = await services.use(brandOfHost)(http.hostname);
  const secret = newTotpSecret();
  const address = totpAddress(secret, profile?.brandName ?? "Evolve", query.userName ?? http.hostname);
  return { secret, address, ticket: sealTicket(services, secret) };
});
