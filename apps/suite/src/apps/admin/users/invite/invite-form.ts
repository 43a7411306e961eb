import { InviteUsers } from "@evolve/contracts/invitations";
import * as z from "zod/mini";
import { addressesIn } from "./addresses.ts";

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
