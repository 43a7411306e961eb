import { codeOf } from "@evolve/contracts/errors";
import { idmTypeOf } from "../new-password/authenticator.ts";
import type { ForcedReset } from "./forced-reset.ts";

interface Account {
  readonly userName: string;
  readonly email: string;
}

/** What proves that a password may be reset. */
export type ResetWay =
  | ({ readonly name: "link"; readonly token: string } & Account)
  | ({ readonly name: "code"; readonly isCognito: boolean } & Account)
  | ({ readonly name: "forced"; readonly oldPassword: string; readonly reason: ForcedReset["reason"] } & Account);

const forcedBy: readonly string[] = [
  codeOf("passwordExpired"),
  codeOf("passwordMismatch"),
  "password_expired",
  "password_mismatch",
];

/**
 * The variant of the page, by its parameters and by what sign-in has handed over. None, and so sign-in, where neither name
 * nor address says whose password it is, and for an expired or mismatched password whose old one is not at hand.
 */
export const resetWay = (parameters: URLSearchParams, forced: ForcedReset | undefined): ResetWay | undefined => {
  const text = (name: string): string => parameters.get(name) ?? "";
  if (forced !== undefined) return { name: "forced", email: "", ...forced };
  if (forcedBy.includes(text("errorMessage"))) return undefined;
  const account = { userName: text("userName"), email: text("email") };
  if (account.userName === "" && account.email === "") return undefined;
  const token = text("token");
  if (token !== "") return { name: "link", token, ...account };
  return { name: "code", isCognito: idmTypeOf(text("idmType")) === "EVOLVECG", ...account };
};

/** The name by which the account is known, for calls that take one. */
export const nameOf = ({ userName, email }: Account): string => userName || email;
