import type { SessionUser } from "@evolve/contracts/current-user";
import { limits } from "@evolve/contracts/limits";

export interface Sender {
  readonly name: string;
  readonly email: string;
}

/** Who a message comes from, as far as it is known from the user. A longer name is cut to what the form would take. */
export const senderOf = (user: Pick<SessionUser, "fullName" | "emailAddress">): Sender => ({
  name: user.fullName.trim().slice(0, limits.nameMax),
  email: user.emailAddress.trim(),
});

/** The fields of name and email are asked for unless both are known. */
export const asksForSender = ({ name, email }: Sender): boolean => name === "" || email === "";
