import { InviteUsers } from "@evolve/contracts/invitations";
import { limits } from "@evolve/contracts/limits";
import { isEmail } from "@evolve/contracts/validators";
import * as z from "zod/mini";

/** The addresses in a text: one a line, or with commas, semicolons or blanks between; each once, whatever its case. */
export const addressesIn = (text: string): readonly string[] => {
  const found = new Map<string, string>();
  for (const address of text.split(/[\s,;]+/).filter(Boolean)) {
    const key = address.toLowerCase();
    if (!found.has(key)) found.set(key, address);
  }
  return [...found.values()];
};

export type AddressFault =
  | { readonly kind: "none" }
  | { readonly kind: "invalid"; readonly addresses: readonly string[] }
  | { readonly kind: "tooMany"; readonly count: number };

/** Why a list cannot be invited; undefined where it can. */
export const faultOf = (addresses: readonly string[]): AddressFault | undefined => {
  if (addresses.length === 0) return { kind: "none" };
  const invalid = addresses.filter(
    (address) => address.length < limits.emailMin || address.length > limits.emailMax || !isEmail(address),
  );
  if (invalid.length > 0) return { kind: "invalid", addresses: invalid };
  if (addresses.length > limits.inviteAtOnce) return { kind: "tooMany", count: addresses.length };
  return undefined;
};

/** The form of an invitation: a slice of the contract, whose addresses are typed as one text. */
export const InviteForm = z.object({
  emailAddressesList: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => [...addressesIn(text)]),
    ),
    InviteUsers.shape.emailAddressesList,
  ),
  roleId: InviteUsers.shape.roleId,
  teamId: InviteUsers.shape.teamId,
});
export type InviteFields = z.input<typeof InviteForm>;
export type Invitation = z.output<typeof InviteForm>;
