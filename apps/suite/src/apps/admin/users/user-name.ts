import type { UserRow } from "@evolve/contracts/users";

/** What somebody is called: one who has only been invited has no name yet. */
export const nameOfUser = ({ fullName, emailAddress }: Pick<UserRow, "fullName" | "emailAddress">): string =>
  fullName || emailAddress;
